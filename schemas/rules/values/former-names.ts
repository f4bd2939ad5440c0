import { isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
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

/** Where a version of a form had what another has at a place: under the same name, else under a former one. */
function placesBefore(
	path: readonly string[],
	from: FormDocument,
	{ fields }: Pick<FormDocument, "fields">,
): string[][] {
	const name = path.at(-1);
	if (name === undefined) return [[]];
	const parents = placesBefore(path.slice(0, -1), from, { fields });
	const unchanged = parents.map((parent) => [...parent, name]).filter((place) => isIn(from, place));
	if (unchanged.length > 0) return unchanged;
	const former = fields?.[toPointer(path)]?.formerly ?? [];
	return parents.flatMap((parent) => former.map((one) => [...parent, one]));
}

const isIn = ({ schema }: FormDocument, path: readonly string[]) => schemasAt(schema, toPointer(path)).length > 0;

/**
 * Values that were typed in one version of a form, under the names that its fields have in another (`formerly`). A field that
 * the first version had by its present name keeps what it has: the former name is another field's there.
 */
export function withPresentNames(values: JsonObject, from: FormDocument, to: FormDocument): JsonObject {
	const hadName = (path: readonly string[]) =>
		placesBefore(path.slice(0, -1), from, to).some((parent) => isIn(from, [...parent, ...path.slice(-1)]));
	const renamed = Object.entries(to.fields ?? {})
		.map(([pointer, { formerly = [] }]) => ({ tokens: pointerTokens(pointer), formerly }))
		.filter(({ tokens, formerly }) => formerly.length > 0 && !hadName(tokens))
		.sort((a, b) => a.tokens.length - b.tokens.length);
	const named = renamed.reduce<unknown>((all, { tokens, formerly }) => moved(all, tokens, formerly), values);
	return isObject(named) ? named : values;
}
