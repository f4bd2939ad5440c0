import type { Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { BlockData, BlockMembers } from "../blocks/block-offer.ts";
import { offerOf } from "../blocks/offer-of.ts";
import { setAt } from "../form/form-edits.ts";

/** The data that a page has under a name, or would be given under one that is free. */
function nameFor(data: JsonObject, { name, operation, query }: BlockData): string {
	const isSame = (one: unknown) =>
		isObject(one) && one.operation === operation && JSON.stringify(one.query ?? null) === JSON.stringify(query);
	const known = Object.entries(data).find(([, one]) => isSame(one))?.[0];
	if (known !== undefined) return known;
	for (let count = 1; ; count++) {
		const free = count === 1 ? name : `${name}_${count}`;
		if (!Object.hasOwn(data, free)) return free;
	}
}

/** What is asked for only where the address says what of it. */
const BY_ID: BlockMembers = { "/query/id": { type: "string", minLength: 1 } };

/** What a new block of a type reads of a page's data, and the source that the page needs for it; null of one that needs none. */
export function blockData(
	type: string,
	page: JsonObject,
): { first: BlockMembers; name: string; source: BlockMembers } | null {
	const wanted = offerOf(type)?.data;
	if (!wanted || page.kind !== "page") return null;
	const { operation, query } = wanted;
	const name = nameFor(asObject(page.data), wanted);
	const source: BlockMembers = { operation, ...(query && { query, when: BY_ID }) };
	return { first: wanted.reads(`/data/${name}`), name, source };
}

/** The edit by which a page loads what a new block reads; none where it does. */
export function dataEdits(path: string, page: JsonObject, { name, source }: { name: string; source: Json }): NewEdit[] {
	return Object.hasOwn(asObject(page.data), name) ? [] : setAt(path, page, ["data", name], source);
}
