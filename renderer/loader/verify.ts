import type { Hash } from "../../schemas/release.ts";

/** Whether bytes have a SHA-256. */
export type Verify = (bytes: ArrayBuffer, hash: Hash) => Promise<boolean>;

const hex = (bytes: ArrayBuffer) =>
	[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Checks with the platform's own digest; takes the bytes on trust where there is none (a page without a secure
 * context).
 */
export const verifySha256: Verify = async (bytes, hash) => {
	const subtle = globalThis.crypto?.subtle;
	return subtle ? hex(await subtle.digest("SHA-256", bytes)) === hash : true;
};
