import type { FieldOptions, FormDocument } from "../types.gen.ts";
import { pointerTokens } from "./pointer.ts";

/** Whether a pattern with * for any row names the field at these tokens. */
const fits = (pattern: readonly string[], tokens: readonly string[]) =>
	pattern.length === tokens.length && pattern.every((token, index) => token === "*" || token === tokens[index]);

/** The options that a form document gives the field at a pointer; empty where it gives none. */
export function optionsAt(form: FormDocument, pointer: string): FieldOptions {
	const exact = form.fields?.[pointer];
	if (exact) return exact;
	const tokens = pointerTokens(pointer);
	const found = Object.entries(form.fields ?? {}).find(([pattern]) => fits(pointerTokens(pattern), tokens));
	return found?.[1] ?? {};
}
