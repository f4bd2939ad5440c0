import { asArray, isOfType, type JsonObject } from "../../rules/json.ts";
import { inShort, inWords } from "../wording.ts";

const typesOf = ({ type }: JsonObject): readonly string[] | undefined =>
	type === undefined ? undefined : asArray([type].flat()).filter((one) => typeof one === "string");
const values = (schema: JsonObject): readonly unknown[] | undefined =>
	"const" in schema ? [schema.const] : "enum" in schema ? asArray(schema.enum) : undefined;

const said = (some: readonly unknown[]) => some.slice(0, 6).map(inShort).join(", ");

/** Why no value satisfies both schemas, as far as their types and lists of values tell. */
export function exclude(a: JsonObject, b: JsonObject): string | undefined {
	const [types, others] = [typesOf(a), typesOf(b)];
	if (types && others && !types.some((type) => others.some((other) => isSameType(type, other))))
		return `one part says ${inWords(types)}, another ${inWords(others)}. Expected one type for both.`;
	const misfit = outOfType(a, b) ?? outOfType(b, a);
	if (misfit !== undefined) return misfit;
	const [can, may] = [values(a), values(b)];
	const shared =
		can && may ? can.some((one) => may.some((other) => JSON.stringify(one) === JSON.stringify(other))) : true;
	return shared
		? undefined
		: `one part says one of ${said(can ?? [])}, another one of ${said(may ?? [])}. Expected a value that both list.`;
}

/** Why none of the values that one schema lists is of a type that the other allows. */
function outOfType(listing: JsonObject, typed: JsonObject): string | undefined {
	const some = values(listing);
	if (some?.length === 0)
		return "one part asks for it, another forbids it by additionalProperties. Expected it among the properties of both, or neither forbidding it.";
	if (!some || typed.type === undefined || some.some((value) => isOfType(value, typed.type))) return undefined;
	return `one part says ${inWords(typesOf(typed) ?? [])}, another lists only ${said(some)}. Expected values of that type.`;
}

const isSameType = (a: unknown, b: unknown) =>
	a === b || (a === "integer" && b === "number") || (a === "number" && b === "integer");
