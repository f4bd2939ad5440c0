import { asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";

/** A text as a plain string; of one with live values its ICU text. */
export const plainTextOf = (value: unknown): string => asString(value) ?? asString(asObject(value).text) ?? "";

const TITLES = ["title", "name"];

/** Words for a name: "followed-cases" reads "Followed cases". */
export function wordsOfId(id: string): string {
	const words = id.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Translations by their locale and, of several documents, by what their file adds to it: "zh-CN, staff". */
function translationsTitle(path: string, locale: string): string {
	const more = /\.([^./]+)\.json$/.exec(path)?.[1];
	return more === undefined ? locale : `${locale}, ${more}`;
}

/** Puts what a document is called into the language of its reader; `isId`: the words are of an id, which only the studio has words for. */
export type Translate = (words: string, isId?: boolean) => string;

/** Leaves what a document is called as its author wrote it. */
export const asWritten: Translate = (words) => words;

/**
 * What a document is called: a page as a window's title bar says it, where that is always the same. One that has no title is
 * called by its id in words.
 */
export function studioTitle(path: string, document: JsonObject | undefined, translate: Translate): string {
	const locale = asString(document?.locale);
	const window = asString(document?.document_title);
	if (locale !== undefined) return translationsTitle(path, locale);
	if (window) return translate(window);
	const found = TITLES.map((key) => plainTextOf(document?.[key])).find((title) => title !== "");
	if (found !== undefined) return translate(found);
	return translate(wordsOfId(asString(document?.id) ?? ""), true) || path;
}
