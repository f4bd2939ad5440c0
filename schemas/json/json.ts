/** A JSON object of unknown content. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is a JSON object (not null, not an array). */
export const isObject = (value: unknown): value is JsonObject =>
	value !== null && typeof value === "object" && !Array.isArray(value);

/** Whether a value is an array of strings. */
export const isStrings = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((entry) => typeof entry === "string");

/** Whether a value is an object of texts, by any names. */
export const isTexts = (value: unknown): value is Record<string, string> =>
	isObject(value) && isStrings(Object.values(value));

/** Whether a value is a text, a number or a yes or no. */
export const isScalar = (value: unknown): value is string | number | boolean =>
	["string", "number", "boolean"].includes(typeof value);

/** The value as a string, or undefined. */
export const asString = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The value as an object; anything else counts as an empty one. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The value as an array; anything else counts as an empty one. */
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The JSON Schema name of a value's type. */
export function typeOf(value: unknown): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}

/** Whether a value is of a JSON Schema type, or of one of several; an integer is a number too. */
export function isOfType(value: unknown, type: unknown): boolean {
	const own = typeOf(value);
	return (Array.isArray(type) ? type : [type]).some((one) => one === own || (one === "number" && own === "integer"));
}
