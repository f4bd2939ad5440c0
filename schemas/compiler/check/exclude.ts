import { isOfType, type JsonObject } from "../../rules/json.ts";
import { writtenInOrder } from "../../rules/same-json.ts";
import { inShort, inWords } from "../wording.ts";
import { listedValues } from "./listed-values.ts";
import { shareType, typesOf } from "./said-types.ts";

const said = (some: readonly unknown[]) => some.slice(0, 6).map(inShort).join(", ");

/** Why no value satisfies both schemas, as far as their types and lists of values tell. */
export function exclude(a: JsonObject, b: JsonObject): string | undefined {
	const [types, others] = [typesOf(a), typesOf(b)];
	if (types.length > 0 && others.length > 0 && !shareType(types, others))
		return `one part says ${inWords(types)}, another ${inWords(others)}. Expected one type for both.`;
	return outOfType(a, b) ?? outOfType(b, a) ?? unlisted(a, b);
}

/** Why none of the values that one schema lists is of a type that the other allows. */
function outOfType(listing: JsonObject, typed: JsonObject): string | undefined {
	const values = listedValues(listing);
	if (values?.length === 0)
		return "one part asks for it, another forbids it by additionalProperties. Expected it among the properties of both, or neither forbidding it.";
	if (!values || typed.type === undefined || values.some((value) => isOfType(value, typed.type))) return undefined;
	return `one part says ${inWords(typesOf(typed))}, another lists only ${said(values)}. Expected values of that type.`;
}

/** Why none of the values that one schema lists is listed by the other. */
function unlisted(a: JsonObject, b: JsonObject): string | undefined {
	const [values, others] = [listedValues(a), listedValues(b)];
	if (!values || !others) return undefined;
	const known = new Set(others.map(writtenInOrder));
	if (values.some((value) => known.has(writtenInOrder(value)))) return undefined;
	return `one part says one of ${said(values)}, another one of ${said(others)}. Expected a value that both list.`;
}
