import { asObject, asString, type JsonObject } from "../../../schemas/rules/json.ts";

/** A text as a plain string; of one with live values its ICU text. */
export const plainTextOf = (value: unknown): string => asString(value) ?? asString(asObject(value).text) ?? "";

const TITLES = ["title", "name", "locale", "id"];

/** What a document is called. */
export function studioTitle(path: string, document: JsonObject | undefined): string {
	const found = TITLES.map((key) => plainTextOf(document?.[key])).find((title) => title !== "");
	return found ?? path;
}
