import type { Format, FormatDefinition } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { MAX_TEXT_LENGTH } from "../patterns/patterns.ts";

/** A mobile number of mainland China, as the login takes it. */
export const isMobile = (value: string): boolean => /^1[3-9][0-9]{9}$/.test(value);

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = "10X98765432";

/** A resident identity card number with its checksum (GB 11643-1999, ISO 7064 MOD 11-2) and a real day of birth. */
export function isIdCard(value: string): boolean {
	if (!/^[1-9]\d{16}[\dXx]$/.test(value)) return false;
	const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
	return value[17]?.toUpperCase() === CHECK_CHARACTERS[sum % 11] && isDay(value.slice(6, 14));
}

function isDay(digits: string): boolean {
	const iso = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
	const at = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
}

/**
 * How many characters a text in a format may have: no date, number or address is longer, and some of the formats' own
 * patterns take time that grows with the square of the text.
 */
export const MAX_FORMATTED_LENGTH = 2_000;

/** Texts of this format are contents, and told in linear time. */
const CONTENTS = "byte";

const isOfTexts = (known: Format): known is FormatDefinition<string> =>
	typeof known === "object" && !(known instanceof RegExp) && known.type !== "number" && known.async !== true;

/** A format of texts that takes none that is too long, looked at before all else. */
function bounded([name, known]: [string, Format]): [string, Format] {
	const max = name === CONTENTS ? MAX_TEXT_LENGTH : MAX_FORMATTED_LENGTH;
	const within = (isValid: (text: string) => unknown) => (text: string) => text.length <= max && isValid(text) === true;
	if (known instanceof RegExp) return [name, within((text) => known.test(text))];
	if (typeof known === "function") return [name, within(known)];
	if (!isOfTexts(known) || typeof known.validate !== "function") return [name, known];
	return [name, { ...known, validate: within(known.validate) }];
}

/** Every `format` that a form may use: those of JSON Schema (ajv-formats, full) and the portal's own. */
export const FORMATS: Readonly<Record<string, Format>> = Object.fromEntries(
	Object.entries<Format>({ ...fullFormats, mobile: isMobile, "id-card": isIdCard }).map(bounded),
);
