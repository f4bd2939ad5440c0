import { isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { schemasAt } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";

/** Values in which what one of the names holds at a place stands under the last token; the same ones where there is nothing. */
function moved(values: unknown, [token, ...rest]: readonly string[], names: readonly string[]): unknown {
	if (token === "*") return Array.isArray(values) ? values.map((row) => moved(row, rest, names)) : values;
	if (token === undefined || !isObject(values)) return values;
	if (rest.length > 0) {
		const own = Object.hasOwn(values, token) ? moved(values[token], rest, names) : undefined;
		return own === undefined ? values : { ...values, [token]: own };
	}
	const name = Object.hasOwn(values, token) ? undefined : names.findLast((one) => Object.hasOwn(values, one));
	if (name === undefined) return values;
	return Object.fromEntries(Object.entries(values).map(([own, value]) => [own === name ? token : own, value]));
}

/**
 * Values that were typed in one version of a form, under the names that its fields have in another (`formerly`). A field that
 * the first version had by its present name keeps what it has: the former name is another field's there.
 */
export function withPresentNames(values: JsonObject, from: FormDocument, to: FormDocument): JsonObject {
	const renamed = Object.entries(to.fields ?? {})
		.filter(([pointer, { formerly }]) => formerly && schemasAt(from.schema, pointer).length === 0)
		.map(([pointer, { formerly = [] }]) => ({ tokens: pointerTokens(pointer), formerly }))
		.sort((a, b) => a.tokens.length - b.tokens.length);
	const named = renamed.reduce<unknown>((all, { tokens, formerly }) => moved(all, tokens, formerly), values);
	return isObject(named) ? named : values;
}
