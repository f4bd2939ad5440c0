import { fullFormats } from "ajv-formats/dist/formats.js";

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

/** Every `format` that a form may use: those of JSON Schema (ajv-formats, full) and the portal's own. */
export const FORMATS = { ...fullFormats, mobile: isMobile, "id-card": isIdCard };
