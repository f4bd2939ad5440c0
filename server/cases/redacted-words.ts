import type { RedactedText } from "../database/tables/desk-tables.ts";
import { macOf } from "../login/code.ts";

const macIn = (secret: Buffer, messageId: string, words: string) =>
	macOf(secret, `redaction:${messageId}`, words).toString("hex");

/** What is recorded of words that were blotted out of a case: it finds them again, and tells nothing without the secret. */
export const redactedText = (secret: Buffer, messageId: string, words: string): RedactedText => ({
	length: words.length,
	mac: macIn(secret, messageId, words),
});

/** The words of a case that such a record is of; null where they stand in none of its texts. */
export function findRedacted(
	secret: Buffer,
	messageId: string,
	{ length, mac }: RedactedText,
	texts: readonly string[],
): string | null {
	for (const text of texts)
		for (let at = 0; at + length <= text.length; at++) {
			const words = text.slice(at, at + length);
			if (macIn(secret, messageId, words) === mac) return words;
		}
	return null;
}
