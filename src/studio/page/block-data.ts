import type { Json } from "../../../schemas/edits/types.ts";
import { asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { NewEdit } from "../draft/draft-session.ts";
import { setAt } from "../form/form-edits.ts";

type Members = { readonly [key: string]: Json };

/** What a block shows that is nothing without data. */
type BlockData = {
	/** What a page calls the data that it loads for the block, where it has none by that operation. */
	name: string;
	operation: string;
	query?: Members;
	/** What a new block reads of it, which stands at a pointer. */
	reads(at: string): Members;
};

const BY_ADDRESS: Members = { bind: "/query/id" };

/** By the block's type. */
const DATA: Readonly<Record<string, BlockData>> = {
	chart: {
		name: "stats",
		operation: "messagesGetStatistics",
		reads: (at) => ({
			list: `${at}/by_month`,
			label: { bind: "/item/month", format: "month" },
			value: "/item/count",
		}),
	},
	for_each: {
		name: "categories",
		operation: "messagesGetCategory",
		reads: (at) => ({
			in: `${at}/list`,
			blocks: [{ type: "card", title: { bind: "/item/name", translate: true } }],
		}),
	},
	timeline: {
		name: "flow",
		operation: "messageFlowList",
		query: { message_id: BY_ADDRESS },
		reads: (at) => ({ list: `${at}/list` }),
	},
	answers: {
		name: "message",
		operation: "messagesGetDetail",
		query: { id: BY_ADDRESS },
		reads: (at) => ({ list: `${at}/answers` }),
	},
	attachments: {
		name: "message",
		operation: "messagesGetDetail",
		query: { id: BY_ADDRESS },
		reads: (at) => ({ list: `${at}/attachments` }),
	},
	rich_text: {
		name: "article",
		operation: "articlesGetDetail",
		query: { id: BY_ADDRESS },
		reads: (at) => ({ html: `${at}/body` }),
	},
};

/** The data that a page has under a name, or would be given under one that is free. */
function nameFor(data: JsonObject, { name, operation, query }: BlockData): string {
	const isSame = (one: unknown) =>
		isObject(one) && one.operation === operation && JSON.stringify(one.query) === JSON.stringify(query);
	const known = Object.entries(data).find(([, one]) => isSame(one))?.[0];
	if (known !== undefined) return known;
	for (let count = 1; ; count++) {
		const free = count === 1 ? name : `${name}_${count}`;
		if (!Object.hasOwn(data, free)) return free;
	}
}

/** What is asked for only where the address says what of it. */
const BY_ID: Members = { "/query/id": { type: "string", minLength: 1 } };

/** What a new block of a type reads of a page's data, and the source that the page needs for it; null of one that needs none. */
export function blockData(type: string, page: JsonObject): { first: Members; name: string; source: Members } | null {
	const wanted = Object.hasOwn(DATA, type) ? DATA[type] : undefined;
	if (!wanted || page.kind !== "page") return null;
	const { operation, query } = wanted;
	const name = nameFor(asObject(page.data), wanted);
	const source: Members = { operation, ...(query && { query, when: BY_ID }) };
	return { first: wanted.reads(`/data/${name}`), name, source };
}

/** The edit by which a page loads what a new block reads; none where it does. */
export function dataEdits(path: string, page: JsonObject, { name, source }: { name: string; source: Json }): NewEdit[] {
	return Object.hasOwn(asObject(page.data), name) ? [] : setAt(path, page, ["data", name], source);
}
