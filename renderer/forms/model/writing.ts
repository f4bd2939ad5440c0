/** How a value is written in an input, and what a text in it means. */
export type Writing = { write(value: unknown): string; read(text: string): unknown };

/** Text without the space around it; none, or nothing but space, is no value. */
export const PLAIN: Writing = {
	write: (value) => (value === undefined || value === null ? "" : String(value)),
	read: (text) => text.trim() || undefined,
};

/**
 * The characters of a number as its rules know them: full-width ones, which Chinese input methods write, made plain;
 * without spaces and dashes, and without the marks of direction that address books put around what is copied.
 */
export const bareCharacters = (text: string): string => text.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}]/gu, "");

/** Digits, with separators only between thousands: a comma elsewhere may be meant as a decimal point. */
const WRITTEN = /^[+-]?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/;

/** Whether a number is the one that was written: beyond 2^53 it may be another nearby. */
const isExact = (number: number, written: string) => Math.abs(number) < 2 ** 53 || String(number) === written;

/**
 * A number as typed; full-width digits and thousands separators are read too. What is no number, or would become another
 * one, stays text, for the schema to refuse.
 */
export const NUMBER = {
	...PLAIN,
	read(text: string): unknown {
		const plain = text.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "");
		if (plain === "") return undefined;
		const written = plain.replaceAll(",", "");
		// Minus zero becomes zero.
		const number = Number(written) + 0;
		return WRITTEN.test(plain) && /\d/.test(plain) && isExact(number, written) ? number : text;
	},
};
