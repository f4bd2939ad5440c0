import { valueAt } from "../../schemas/json/pointer.ts";
import type { Text } from "../../schemas/types.gen.ts";
import type { DiscoveryTexts } from "./words.ts";

/** What can be read out, as a text; undefined for anything else. */
const asWords = (value: unknown): string | undefined =>
	typeof value === "string" || typeof value === "number" ? String(value) : undefined;

/** A document's text in a reader's words, its bindings read from a scope; undefined where nothing is said. */
export function plainText(text: Text | undefined, scope: object, words: DiscoveryTexts): string | undefined {
	if (text === undefined) return text;
	if (typeof text === "string") return words(text);
	if ("bind" in text) {
		const value = asWords(valueAt(scope, text.bind));
		if (value !== undefined) return text.translate ? words(value) : value;
		const otherwise = asWords(text.default);
		return otherwise === undefined ? undefined : words(otherwise);
	}
	const values = Object.entries(text.values ?? {}).map(([name, value]) => {
		const read = typeof value === "object" && value !== null ? valueAt(scope, value.bind) : value;
		return [name, asWords(read) ?? ""];
	});
	return words(text.text, Object.fromEntries(values));
}
