import { createCipheriv, createDecipheriv } from "node:crypto";
import { newDataKey, openDataKey, resealDataKey, SEALED_KEY_BYTES, type SealKeys } from "../../sealing/seal-keys.ts";

/** What a sealed value begins with. Answers are JSON objects, so none of them in clear is such a string. */
const MARK = "sealed:1:";
const TAG_BYTES = 16;

/** What data keys are sealed for unless said otherwise: the key of a file does not open an answer. */
const PLACE = "answers";

/** A data key seals one value only, so that its nonce need not change. */
const NONCE = Buffer.alloc(12);

const encoded = (bytes: Buffer) => `${MARK}${bytes.toString("base64")}`;
const decoded = (sealed: string) => Buffer.from(sealed.slice(MARK.length), "base64");

/** Whether a value of a column is sealed. */
export const isSealedText = (value: unknown): value is string => typeof value === "string" && value.startsWith(MARK);

/** Seals a text with a data key of its own, and that with the newest key. */
export function sealText(text: string, keys: SealKeys, place = PLACE): string {
	const { dataKey, sealed } = newDataKey(keys, place);
	const cipher = createCipheriv("aes-256-gcm", dataKey, NONCE);
	return encoded(Buffer.concat([sealed, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]));
}

/** Opens a sealed text. Throws where it was changed, or its key is not among those given. */
export function openText(sealed: string, keys: SealKeys, place = PLACE): string {
	const bytes = decoded(sealed);
	const decipher = createDecipheriv(
		"aes-256-gcm",
		openDataKey(keys, bytes.subarray(0, SEALED_KEY_BYTES), place),
		NONCE,
	);
	decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
	const text = [decipher.update(bytes.subarray(SEALED_KEY_BYTES, -TAG_BYTES)), decipher.final()];
	return Buffer.concat(text).toString("utf8");
}

/** The same text with its data key sealed by the newest key; null where it is already. */
export function resealText(sealed: string, keys: SealKeys, place = PLACE): string | null {
	const bytes = decoded(sealed);
	const dataKey = resealDataKey(keys, bytes.subarray(0, SEALED_KEY_BYTES), place);
	return dataKey && encoded(Buffer.concat([dataKey, bytes.subarray(SEALED_KEY_BYTES)]));
}
