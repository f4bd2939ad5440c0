import { asObject, asString } from "../json/json.ts";
import type { Documents, Sentence } from "./types.ts";

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

/** The texts that a value of a sentence can name: itself, and the part whose property it is. */
const namedBy = (value: unknown): string[] =>
	typeof value === "string" ? [value, value.slice(0, Math.max(0, value.lastIndexOf(": ")))] : [];

/** How the documents translate what sentences and other texts name, by the texts; only what they translate. */
export function portalWordsIn(
	documents: Documents,
	locale: string,
	sentences: readonly Sentence[],
	texts: readonly string[],
): Record<string, string> {
	const named = new Set([...texts, ...sentences.flatMap(({ values }) => Object.values(values).flatMap(namedBy))]);
	return Object.fromEntries(
		[...named].flatMap((text) => {
			const words = inPortalWords(documents, locale, text);
			return words === undefined ? [] : [[text, words]];
		}),
	);
}
