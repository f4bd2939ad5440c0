import { createCipheriv, createDecipheriv } from "node:crypto";
import { newDataKey, openDataKey, SEALED_KEY_BYTES, type SealKeys } from "../../sealing/seal-keys.ts";

/** What sealed bytes begin with; no type of file that is accepted does. */
export const MAGIC = Buffer.from("PORTSEA1");
export const HEADER_BYTES = MAGIC.length + SEALED_KEY_BYTES;

/** Bytes that are sealed together, so that a piece of a video can be opened without what stands before it. */
export const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
export const SEALED_PIECE_BYTES = PIECE_BYTES + TAG_BYTES;

/** The number of a piece, and whether it is the last: no piece can be moved, and none cut off at the end. */
function nonceOf(piece: number, last: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUInt32BE(piece, 4);
	nonce[11] = last ? 1 : 0;
	return nonce;
}

function sealPiece(key: Buffer, bytes: Buffer, piece: number, last: boolean): Buffer {
	const cipher = createCipheriv("aes-256-gcm", key, nonceOf(piece, last));
	return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Opens one piece. Throws where it was changed, or is not the piece of that number. */
export function openPiece(key: Buffer, sealed: Buffer, piece: number, last: boolean): Buffer {
	const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(piece, last)).setAuthTag(sealed.subarray(-TAG_BYTES));
	return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** Bytes in pieces of one size, the last as it comes, and whether it is the last. */
export async function* inPieces(
	source: AsyncIterable<Buffer>,
	size: number,
): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
	let held = Buffer.alloc(0);
	for await (const chunk of source) {
		held = Buffer.concat([held, chunk]);
		// What is held back may be the last.
		for (; held.length > size; held = held.subarray(size)) yield { bytes: held.subarray(0, size), last: false };
	}
	yield { bytes: held, last: true };
}

/** Seals bytes for a place with a data key of their own. */
export async function* sealBytes(source: AsyncIterable<Buffer>, keys: SealKeys, place: string): AsyncGenerator<Buffer> {
	const { dataKey, sealed } = newDataKey(keys, place);
	yield Buffer.concat([MAGIC, sealed]);
	let piece = 0;
	for await (const { bytes, last } of inPieces(source, PIECE_BYTES)) yield sealPiece(dataKey, bytes, piece++, last);
}

/** Whether these are the first bytes of something sealed. */
export const isSealed = (head: Buffer): boolean =>
	head.length >= HEADER_BYTES && head.subarray(0, MAGIC.length).equals(MAGIC);

/** The data key that stands in a header. */
export const dataKeyIn = (header: Buffer, keys: SealKeys, place: string): Buffer =>
	openDataKey(keys, header.subarray(MAGIC.length, HEADER_BYTES), place);

/** Opens sealed bytes; those that were stored before there was a key go through as they are. Throws where they were changed. */
export async function* openBytes(source: AsyncIterable<Buffer>, keys: SealKeys, place: string): AsyncGenerator<Buffer> {
	let head = Buffer.alloc(0);
	const rest = source[Symbol.asyncIterator]();
	for (let next = await rest.next(); !next.done; next = await rest.next()) {
		head = Buffer.concat([head, next.value]);
		if (head.length >= HEADER_BYTES) break;
	}
	const remaining = { [Symbol.asyncIterator]: () => rest };
	if (!isSealed(head)) {
		yield head;
		yield* remaining;
		return;
	}
	const dataKey = dataKeyIn(head, keys, place);
	const from = head.subarray(HEADER_BYTES);
	async function* sealed() {
		yield from;
		yield* remaining;
	}
	let piece = 0;
	for await (const { bytes, last } of inPieces(sealed(), SEALED_PIECE_BYTES))
		yield openPiece(dataKey, bytes, piece++, last);
}
