import { pointerTokens } from "../../json/pointer.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";

const NONE: FieldOptions = {};

type Pattern = { tokens: string[]; options: FieldOptions };

const fits = (pattern: readonly string[], tokens: readonly string[]) =>
	pattern.length === tokens.length && pattern.every((token, index) => token === "*" || token === tokens[index]);

/** Finds a field's options by its pointer; `*` in the document's pointer stands for any row of a repeat group. */
export function fieldOptions(document: FormDocument): (pointer: string) => FieldOptions {
	const exact = new Map<string, FieldOptions>(Object.entries(document.fields ?? {}));
	const patterns: Pattern[] = [...exact]
		.filter(([pointer]) => pointer.includes("/*"))
		.map(([pointer, options]) => ({ tokens: pointerTokens(pointer), options }));
	return (pointer) => {
		const own = exact.get(pointer);
		if (own || patterns.length === 0) return own ?? NONE;
		const tokens = pointerTokens(pointer);
		return patterns.find((pattern) => fits(pattern.tokens, tokens))?.options ?? NONE;
	};
}
