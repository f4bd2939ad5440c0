import { asArray, isOfType, type JsonObject } from "../../../schemas/rules/json.ts";
import { patternOf } from "../../../schemas/rules/patterns.ts";
import { alternatives, schemasAt, within } from "../../../schemas/rules/schema-at.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** What the browser's own pickers show nothing of when it is malformed; and a mobile number that is masked for reading. */
const PICKED: Readonly<Record<string, RegExp>> = {
	date: /^\d{4}-\d\d-\d\d$/,
	time: /^\d\d:\d\d/,
	"date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
	mobile: /^[^*]*$/,
};

/** A value as one of a type: what an address says is always a text. */
function asType(value: unknown, type: unknown): unknown {
	if (isOfType(value, type)) return value;
	if (type === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
	if (typeof value !== "string" || value.trim() === "") return undefined;
	if (type === "boolean") return value === "true" || (value === "false" ? false : undefined);
	const number = type === "number" || type === "integer" ? Number(value) : Number.NaN;
	return Number.isFinite(number) && isOfType(number, type) ? number : undefined;
}

/** What a field's schemas list; a list of these where it asks for several is validated by each. */
const listedBy = (schemas: readonly JsonObject[]) =>
	schemas.flatMap((one) => ("const" in one ? [one.const] : asArray(one.enum)));

/** Whether a value keeps to a schema's limits, of which an input that it breaks may show nothing. */
function satisfies({ minimum, maximum, maxLength, pattern, format }: JsonObject, value: unknown): boolean {
	if (typeof value === "number")
		return !(typeof minimum === "number" && value < minimum) && !(typeof maximum === "number" && value > maximum);
	if (typeof value !== "string") return true;
	if (typeof maxLength === "number" && value.length > maxLength) return false;
	if (typeof pattern === "string" && !patternOf({ pattern, maxLength }).test(value)) return false;
	return PICKED[String(format)]?.test(value) ?? true;
}

function fitting(value: unknown, at: string, { schema }: FormDocument): unknown {
	const resolve = within(schema);
	const own = schemasAt(schema, at, resolve).flatMap((one) => alternatives(one, resolve));
	if (own.length === 0) return undefined;
	const listed = listedBy(own);
	if (listed.length > 0) return listed.find((one) => one !== null && String(one) === String(value));
	const types = own.flatMap(({ type }) => asArray([type].flat()).filter((one) => typeof one === "string"));
	const found = types.length === 0 ? [value] : types.map((type) => asType(value, type));
	return found.find((one) => one !== undefined && own.every((schema) => satisfies(schema, one)));
}

/**
 * A first value as the value to the field at a pointer: converted to the type that it asks for. Undefined where it
 * does not fit: an input shows nothing of what it cannot hold, and nobody could see what is wrong.
 */
export function fittingValue(value: unknown, at: string, form: FormDocument): unknown {
	const one = fitting(value, at, form);
	if (!Array.isArray(one)) return one;
	return one.flatMap((entry) => fitting(entry, `${at}/*`, form) ?? []);
}
