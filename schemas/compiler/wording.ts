import { type DiagnosticWords, eitherOf, worded } from "./worded.ts";

const TYPES: Readonly<Record<string, DiagnosticWords>> = {
	object: worded`an object`,
	array: worded`a list`,
	string: worded`a text`,
	number: worded`a number`,
	integer: worded`a whole number`,
	boolean: worded`true or false`,
	null: worded`null`,
};

/** JSON types in an author's words. */
export const inWords = (types: Iterable<string>): string | DiagnosticWords =>
	eitherOf([...types].map((type) => TYPES[type] ?? type));

/** A JSON type with its article, as those who write JSON name it. */
export function a(type: string): DiagnosticWords {
	if (type === "null") return worded`null`;
	return /^[aeiou]/.test(type) ? worded`an ${type}` : worded`a ${type}`;
}

/** How many characters of a value are quoted. */
const MAX_QUOTED = 80;

/** A value as it stands in the document, cut where it is long. */
export function inShort(value: unknown): string {
	const text = JSON.stringify(value) ?? "nothing";
	return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
}

/** What may stand somewhere, as a message ends: one of some names, or nothing where there are none. */
export const expectedOneOf = (names: readonly string[]): DiagnosticWords =>
	names.length > 0 ? worded`Expected one of: ${names.join(", ")}.` : worded`Expected none, as there is none here.`;
