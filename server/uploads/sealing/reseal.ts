import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { resealDataKey, type SealKeys } from "../../sealing/seal-keys.ts";
import { firstBytes } from "../first-bytes.ts";
import type { Storage } from "../storage.ts";
import { STORAGE_ID } from "../storage-identity.ts";
import { HEADER_BYTES, isSealed, MAGIC, sealBytes } from "./sealed-bytes.ts";

/** What was done with stored files. */
export type Resealing = { resealed: number; sealed: number; unchanged: number };

async function writeStart(path: string, bytes: Buffer): Promise<void> {
	const file = await open(path, "r+");
	await file.write(bytes, 0, bytes.length, 0).finally(() => file.close());
}

/** Makes a local copy of one file sealed with the newest key; says what it did. */
async function resealCopy(path: string, keys: SealKeys, name: string): Promise<keyof Resealing> {
	const header = await firstBytes(path, HEADER_BYTES);
	if (!isSealed(header)) {
		const sealed = `${path}.sealed`;
		await pipeline(sealBytes(createReadStream(path), keys, name), createWriteStream(sealed, { mode: 0o600 }));
		return "sealed";
	}
	const dataKey = resealDataKey(keys, header.subarray(MAGIC.length), name);
	if (dataKey === null) return "unchanged";
	await writeStart(path, Buffer.concat([MAGIC, dataKey]));
	return "resealed";
}

/**
 * Seals the data key of every stored file with the newest key, and every file that is not sealed yet. Can be cut short and begun
 * again; servers that know both keys may run beside it.
 */
export async function resealStorage(storage: Storage, keys: SealKeys): Promise<Resealing> {
	const done: Resealing = { resealed: 0, sealed: 0, unchanged: 0 };
	const folder = await mkdtemp(join(tmpdir(), "portico-reseal-"));
	try {
		for await (const { name } of storage.list()) {
			const stream = name === STORAGE_ID ? null : await storage.get(name);
			if (!stream) continue;
			const path = join(folder, "file");
			await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
			const outcome = await resealCopy(path, keys, name);
			const from = outcome === "sealed" ? `${path}.sealed` : path;
			if (outcome !== "unchanged") await storage.put(name, from, "application/octet-stream");
			done[outcome]++;
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	return done;
}
