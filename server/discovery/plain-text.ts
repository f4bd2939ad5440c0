import { valueAt } from "../../schemas/rules/pointer.ts";
import type { Text } from "../../schemas/types.gen.ts";
import type { DiscoveryTexts } from "./words.ts";

const isWords = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** A document's text in a reader's words, its bindings read from a scope; undefined where nothing is said. */
export function plainText(text: Text | undefined, scope: object, words: DiscoveryTexts): string | undefined {
	if (text === undefined) return text;
	if (typeof text === "string") return words(text);
	if ("bind" in text) {
		const value = valueAt(scope, text.bind);
		if (isWords(value)) return text.translate ? words(String(value)) : String(value);
		return isWords(text.default) ? words(String(text.default)) : undefined;
	}
	const values = Object.entries(text.values ?? {}).map(([name, value]) => {
		const read = typeof value === "object" && value !== null ? valueAt(scope, value.bind) : value;
		return [name, isWords(read) ? String(read) : ""];
	});
	return words(text.text, Object.fromEntries(values));
}
