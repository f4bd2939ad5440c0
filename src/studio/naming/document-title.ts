import { asObject, asString, type JsonObject } from "../../../schemas/rules/json.ts";

/** A text as a plain string; of one with live values its ICU text. */
export const plainTextOf = (value: unknown): string => asString(value) ?? asString(asObject(value).text) ?? "";

const TITLES = ["title", "name", "locale"];

/** Words for a name: "followed-cases" reads "Followed cases". */
function wordsOf(id: string): string {
	const words = id.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a document is called. */
export function studioTitle(path: string, document: JsonObject | undefined): string {
	const found = TITLES.map((key) => plainTextOf(document?.[key])).find((title) => title !== "");
	return found ?? (wordsOf(asString(document?.id) ?? "") || path);
}
