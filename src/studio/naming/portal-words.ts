import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject, asString } from "../../../schemas/json/json.ts";

const languageOf = (locale: string) => locale.split("-")[0];

/** How the documents translate a text of theirs into a language; undefined where they do not. */
export function inPortalWords(documents: Documents, locale: string, text: string): string | undefined {
	for (const { kind, locale: own, messages } of Object.values(documents)) {
		if (kind !== "messages" || languageOf(String(own)) !== languageOf(locale)) continue;
		const found = Object.hasOwn(asObject(messages), text) ? asString(asObject(messages)[text]) : undefined;
		if (found) return found;
	}
	return undefined;
}
