import { valueAt } from "../../schemas/rules/pointer.ts";
import type { Text } from "../../schemas/types.gen.ts";

const isWords = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** A document's text in the default locale, its bindings read from a scope; undefined where nothing is said. */
export function plainText(text: Text | undefined, scope: object): string | undefined {
	if (text === undefined || typeof text === "string") return text;
	if ("bind" in text) {
		const value = valueAt(scope, text.bind);
		if (isWords(value)) return String(value);
		return isWords(text.default) ? String(text.default) : undefined;
	}
	const values = text.values ?? {};
	return text.text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
		const value = values[name];
		const read = typeof value === "object" && value !== null ? valueAt(scope, value.bind) : value;
		return isWords(read) ? String(read) : "";
	});
}
