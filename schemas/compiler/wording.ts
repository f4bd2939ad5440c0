const TYPES: Readonly<Record<string, string>> = {
	...{ object: "an object", array: "a list", string: "a text", number: "a number", integer: "a whole number" },
	...{ boolean: "true or false", null: "null" },
};

/** JSON types in an author's words. */
export const inWords = (types: Iterable<string>): string => [...types].map((type) => TYPES[type] ?? type).join(" or ");

/** A JSON type with its article, as those who write JSON name it. */
export const a = (type: string): string =>
	/^[aeiou]/.test(type) ? `an ${type}` : type === "null" ? "null" : `a ${type}`;

/** So many characters of a value are quoted. */
const MAX = 80;

/** A value as it stands in the document, cut where it is long. */
export function inShort(value: unknown): string {
	const text = JSON.stringify(value) ?? "nothing";
	return text.length > MAX ? `${text.slice(0, MAX - 1)}…` : text;
}

/** What may stand somewhere, as a message ends: one of some names, or nothing where there are none. */
export const expectedOneOf = (names: readonly string[]): string =>
	names.length > 0 ? `Expected one of: ${names.join(", ")}.` : "Expected none, as there is none here.";
