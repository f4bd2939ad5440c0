import type { JsonObject } from "../../../schemas/rules/json.ts";
import { plainTextOf } from "./form-model.ts";

const TITLES = ["title", "name", "locale", "id"];

/** What a document is called. */
export function studioTitle(path: string, document: JsonObject | undefined): string {
	const found = TITLES.map((key) => plainTextOf(document?.[key])).find((title) => title !== "");
	return found ?? path;
}
