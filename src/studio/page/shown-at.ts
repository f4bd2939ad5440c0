import type { Documents } from "../../../schemas/edits/types.ts";
import { asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";

type Shown = { kind: string; id: string };

/** The blocks of a page, in each other too. */
function* blocksOf(part: unknown): Generator<JsonObject> {
	if (typeof part !== "object" || part === null) return;
	if (isObject(part) && typeof part.type === "string") yield part;
	for (const inner of Object.values(part)) yield* blocksOf(inner);
}

/** The query parameter by which a block takes which document it shows, as `/report/index` does with forms. */
function parameterOf(block: JsonObject, kind: string): string | undefined {
	const bound = block[kind];
	const pointer = isObject(bound) ? asString(bound.bind) : undefined;
	return pointer?.startsWith("/query/") ? pointer.slice("/query/".length) : undefined;
}

/** Where a page shows a form or view; a link to it alone is none. */
function addressesOf(page: JsonObject, { kind, id }: Shown): string[] {
	const path = asString(page.path);
	if (path === undefined) return [];
	return [...blocksOf(page.blocks)].flatMap((block) => {
		if (block[kind] === id) return [path];
		const parameter = parameterOf(block, kind);
		return parameter === undefined ? [] : [`${path}?${new URLSearchParams({ [parameter]: id })}`];
	});
}

const shownOf = (document: JsonObject): Shown[] => {
	const kind = asString(document.kind);
	const id = asString(document.id);
	return kind === undefined || id === undefined || kind === "page" ? [] : [{ kind, id }];
};

/** Whether a document is a page of the public; those of staff stand at the desk, and no preview draws them. */
export const isPublicPage = ({ kind, audience }: JsonObject): boolean => kind === "page" && audience !== "staff";

/** The addresses at which public pages show any of some forms and views, page by page. */
export function addressesShowing(pages: readonly JsonObject[], documents: readonly JsonObject[]): string[] {
	const shown = documents.flatMap(shownOf);
	return pages.filter(isPublicPage).flatMap((page) => shown.flatMap((one) => addressesOf(page, one)));
}

/** The addresses at which a document is seen: a public page at its own, anything else where public pages show it. */
export function shownAt(documents: Documents, path: string): string[] {
	const document = documents[path] ?? {};
	if (document.kind === "page") return isPublicPage(document) ? [asString(document.path) ?? "/"] : [];
	return addressesShowing(Object.values(documents), [document]);
}
