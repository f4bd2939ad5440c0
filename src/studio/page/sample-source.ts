import { SHOWING_BLOCKS } from "../../../schemas/blocks/shows.gen.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/json/pointer.ts";

/** A list whose entries lead to a page, and what their links put into its address, by pointers into an entry. */
export type SampleSource = { operation: string; query: Readonly<Record<string, string>> };

/** All texts of a value, keys included. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn);
	return isObject(value) ? Object.entries(value).flatMap(([key, entry]) => [key, ...textsIn(entry)]) : [];
}

const shows = (value: unknown, view: unknown): boolean =>
	isObject(value)
		? (SHOWING_BLOCKS[String(value.type)] === "detail" && value.view === view) ||
			Object.values(value).some((entry) => shows(entry, view))
		: Array.isArray(value) && value.some((entry) => shows(entry, view));

/** The page that a document is, or that shows it. */
function pageOf(documents: Documents, document: JsonObject): JsonObject | undefined {
	if (document.kind === "page") return document;
	return Object.values(documents).find((page) => page.kind === "page" && shows(page.blocks, document.id));
}

/** What a document reads of the address: names in its query. A page reads what its views read, too. */
export function queryNames(documents: Documents, document: JsonObject): string[] {
	const views = Object.values(documents).filter(
		({ kind, id }) =>
			kind === "view" && typeof id === "string" && document.kind === "page" && shows(document.blocks, id),
	);
	const texts = [document, ...views].flatMap(textsIn).filter((text) => text.startsWith("/query/"));
	return [...new Set(texts.map((text) => pointerTokens(text)[1] ?? ""))].filter(Boolean);
}

/** The list views whose entries lead to the page that is drawn. */
export function sampleSources(documents: Documents, document: JsonObject): SampleSource[] {
	const path = asString(pageOf(documents, document)?.path);
	return Object.values(documents).flatMap((view) => {
		const link = asObject(view.link);
		const operation = asString(view.operation);
		if (view.kind !== "view" || view.type !== "list" || link.to !== path || path === undefined || !operation) return [];
		const bound = Object.entries(asObject(link.query)).flatMap(([name, value]) => {
			const pointer = asString(asObject(value).bind);
			return pointer?.startsWith("/item/") ? [[name, pointer.slice("/item".length)] as const] : [];
		});
		return bound.length > 0 ? [{ operation, query: Object.fromEntries(bound) }] : [];
	});
}

/** The query of an entry's link. */
export const queryOfEntry = (source: SampleSource, entry: unknown): Record<string, string> =>
	Object.fromEntries(
		Object.entries(source.query).flatMap(([name, pointer]) => {
			const value = valueAt(entry, pointer);
			return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
		}),
	);
