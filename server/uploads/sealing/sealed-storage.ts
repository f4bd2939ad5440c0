import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { SealKeys } from "../../sealing/seal-keys.ts";
import type { ByteRange, Storage } from "../storage.ts";
import {
	dataKeyIn,
	HEADER_BYTES,
	inPieces,
	isSealed,
	openBytes,
	openPiece,
	PIECE_BYTES,
	SEALED_PIECE_BYTES,
	sealBytes,
} from "./sealed-bytes.ts";

/** Opens a piece of which only its length tells whether it may be the last. */
function openEither(key: Buffer, sealed: Buffer, piece: number): Buffer {
	if (sealed.length < SEALED_PIECE_BYTES) return openPiece(key, sealed, piece, true);
	try {
		return openPiece(key, sealed, piece, false);
	} catch {
		return openPiece(key, sealed, piece, true);
	}
}

/** Opens the pieces that a range of the plain bytes lies in, and gives that range. */
async function* openRange(
	source: AsyncIterable<Buffer>,
	key: Buffer,
	{ start, end }: ByteRange,
): AsyncGenerator<Buffer> {
	let piece = Math.floor(start / PIECE_BYTES);
	for await (const { bytes } of inPieces(source, SEALED_PIECE_BYTES)) {
		const opened = openEither(key, bytes, piece);
		const at = piece++ * PIECE_BYTES;
		yield opened.subarray(Math.max(start - at, 0), end + 1 - at);
	}
}

/** Opens the first piece at once: a missing key is told before the first byte has gone out. */
async function openFromStart(source: Readable, keys: SealKeys, name: string): Promise<Readable> {
	const opened = openBytes(source, keys, name);
	const first = await opened.next();
	async function* all() {
		if (!first.done) yield first.value;
		yield* opened;
	}
	return Readable.from(all(), { objectMode: false });
}

const sealedRange = ({ start, end }: ByteRange): ByteRange => ({
	start: HEADER_BYTES + Math.floor(start / PIECE_BYTES) * SEALED_PIECE_BYTES,
	end: HEADER_BYTES + (Math.floor(end / PIECE_BYTES) + 1) * SEALED_PIECE_BYTES - 1,
});

async function getRange(storage: Storage, keys: SealKeys, name: string, range: ByteRange): Promise<Readable | null> {
	const stream = await storage.get(name, { start: 0, end: HEADER_BYTES - 1 });
	if (!stream) return null;
	const header = await buffer(stream);
	if (!isSealed(header)) return storage.get(name, range);
	const key = dataKeyIn(header, keys, name);
	const source = await storage.get(name, sealedRange(range));
	return source && Readable.from(openRange(source, key, range), { objectMode: false });
}

/**
 * A storage whose files are sealed: AES-256-GCM with a data key for each file, itself sealed by a key that neither the storage
 * nor the database has. Without keys it is the storage itself, and sealed files cannot be read.
 */
export function sealedStorage(storage: Storage, keys: SealKeys): Storage {
	if (keys.length === 0) return storage;
	return {
		...storage,
		async put(name, path) {
			const sealed = `${path}.sealed`;
			try {
				const source = createReadStream(path);
				await pipeline(sealBytes(source, keys, name), createWriteStream(sealed, { mode: 0o600 }));
				await storage.put(name, sealed, "application/octet-stream");
			} finally {
				await rm(sealed, { force: true });
			}
		},
		async get(name, range) {
			if (range) return getRange(storage, keys, name, range);
			const source = await storage.get(name);
			return source && openFromStart(source, keys, name);
		},
	};
}
