import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Keys that data keys are sealed with: the first seals, all of them open. Held outside of the database and of the storage. */
export type SealKeys = readonly Buffer[];

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 8;

/** Bytes of a data key as it stands before what it seals: which key sealed it, nonce, the key, tag. */
export const SEALED_KEY_BYTES = ID_BYTES + NONCE_BYTES + KEY_BYTES + TAG_BYTES;

const idOf = (key: Buffer) => createHash("sha256").update(key).digest().subarray(0, ID_BYTES);

/** A key as it is given to the server. */
export const newSealKey = (): string => randomBytes(KEY_BYTES).toString("base64");

/** Reads keys, the newest first, with commas or line breaks between them. Throws on what is no key. */
export function sealKeysOf(text: string | undefined): SealKeys {
	return (text ?? "")
		.split(/[\s,]+/)
		.filter(Boolean)
		.map((encoded) => {
			const key = Buffer.from(encoded, "base64");
			if (key.length === KEY_BYTES) return key;
			throw new Error(
				"PORTICO_SEAL_KEYS should be keys as `npm run seal -- new-key FILE` makes them, the newest first, with commas between them.",
			);
		});
}

/** A new data key, and the same sealed for one place: under another name it does not open. */
export function newDataKey([key]: SealKeys, place: string): { dataKey: Buffer; sealed: Buffer } {
	const dataKey = randomBytes(KEY_BYTES);
	return { dataKey, sealed: sealDataKey(key, dataKey, place) };
}

function sealDataKey(key: Buffer | undefined, dataKey: Buffer, place: string): Buffer {
	if (!key) throw new Error("There is no key to seal with.");
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
	return Buffer.concat([idOf(key), nonce, cipher.update(dataKey), cipher.final(), cipher.getAuthTag()]);
}

/** Opens a data key. Throws where its key is not among those given, or it was sealed for another place. */
export function openDataKey(keys: SealKeys, sealed: Buffer, place: string): Buffer {
	const key = keys.find((one) => idOf(one).equals(sealed.subarray(0, ID_BYTES)));
	if (!key) throw new Error(`The key that ${place} is sealed with is not in PORTICO_SEAL_KEYS.`);
	const nonce = sealed.subarray(ID_BYTES, ID_BYTES + NONCE_BYTES);
	const decipher = createDecipheriv("aes-256-gcm", key, nonce)
		.setAAD(Buffer.from(place))
		.setAuthTag(sealed.subarray(-TAG_BYTES));
	return Buffer.concat([decipher.update(sealed.subarray(ID_BYTES + NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** The same data key sealed with the newest key; null where it is already. */
export function resealDataKey(keys: SealKeys, sealed: Buffer, place: string): Buffer | null {
	const [newest] = keys;
	if (newest && idOf(newest).equals(sealed.subarray(0, ID_BYTES))) return null;
	return sealDataKey(newest, openDataKey(keys, sealed, place), place);
}
