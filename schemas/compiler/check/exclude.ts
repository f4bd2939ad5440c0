import { isOfType, type JsonObject } from "../../json/json.ts";
import { writtenInOrder } from "../../json/same-json.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inShort, inWords } from "../wording.ts";
import { shareType, typesOf } from "./declared-types.ts";
import { listedValues } from "./listed-values.ts";

const schemas = (some: readonly unknown[]) => some.slice(0, 6).map(inShort).join(", ");

/** Why no value satisfies both schemas, as far as their types and lists of values tell. */
export function exclude(a: JsonObject, b: JsonObject): DiagnosticWords | undefined {
	const types = typesOf(a);
	const others = typesOf(b);
	if (types.length > 0 && others.length > 0 && !shareType(types, others))
		return worded`one part says ${inWords(types)}, another ${inWords(others)}. Expected one type for both.`;
	return outOfType(a, b) ?? outOfType(b, a) ?? unlisted(a, b);
}

/** Why none of the values that one schema lists is of a type that the other allows. */
function outOfType(listing: JsonObject, typed: JsonObject): DiagnosticWords | undefined {
	const values = listedValues(listing);
	if (values?.length === 0)
		return worded`one part asks for it, another forbids it by additionalProperties. Expected it among the properties of both, or neither forbidding it.`;
	if (!values || typed.type === undefined || values.some((value) => isOfType(value, typed.type))) return undefined;
	return worded`one part says ${inWords(typesOf(typed))}, another lists only ${schemas(values)}. Expected values of that type.`;
}

/** Why none of the values that one schema lists is listed by the other. */
function unlisted(a: JsonObject, b: JsonObject): DiagnosticWords | undefined {
	const values = listedValues(a);
	const others = listedValues(b);
	if (!values || !others) return undefined;
	const known = new Set(others.map(writtenInOrder));
	if (values.some((value) => known.has(writtenInOrder(value)))) return undefined;
	return worded`one part says one of ${schemas(values)}, another one of ${schemas(others)}. Expected a value that both list.`;
}
