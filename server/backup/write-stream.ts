import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import type { Storage } from "../uploads/storage.ts";

const MIME = "application/octet-stream";

/** Parts stay far below the 5 GB that S3 takes in one call, and are what is sent again after a failure. */
const PART_BYTES = 512 * 1024 * 1024;

/** Where something is written, with the folder of temporary files in which it is made whole first. */
export type Target = { storage: Storage; scratch: string };

async function withScratch<T>(scratch: string, work: (path: string) => Promise<T>): Promise<T> {
	await mkdir(scratch, { recursive: true, mode: 0o700 });
	const folder = await mkdtemp(join(scratch, "part-"));
	return work(join(folder, "file")).finally(() => rm(folder, { recursive: true, force: true }));
}

/** Writes up to `most` bytes of what comes into a file; returns how many there were, and whether there is more. */
async function fill(path: string, pieces: AsyncIterator<unknown>, most: number) {
	const file = createWriteStream(path, { mode: 0o600 });
	let bytes = 0;
	let ended = false;
	while (bytes < most && !ended) {
		const { value, done } = await pieces.next();
		ended = done === true;
		if (!(value instanceof Uint8Array)) continue;
		bytes += value.length;
		if (!file.write(value)) await once(file, "drain");
	}
	file.end();
	await finished(file);
	return { bytes, ended };
}

/** Stores a stream under one name. Returns its bytes. */
export function putStream({ storage, scratch }: Target, name: string, from: Readable): Promise<number> {
	return withScratch(scratch, async (path) => {
		const { bytes } = await fill(path, from[Symbol.asyncIterator](), Number.POSITIVE_INFINITY);
		await storage.put(name, path, MIME);
		return bytes;
	});
}

/** Stores a stream in parts, named by their number. Returns their names and bytes. */
export async function putParts({ storage, scratch }: Target, nameOf: (part: number) => string, from: Readable) {
	const pieces = from[Symbol.asyncIterator]();
	const parts: string[] = [];
	let bytes = 0;
	for (let ended = false; !ended; )
		await withScratch(scratch, async (path) => {
			const part = await fill(path, pieces, PART_BYTES);
			ended = part.ended;
			bytes += part.bytes;
			const name = nameOf(parts.length);
			await storage.put(name, path, MIME);
			parts.push(name);
		});
	return { parts, bytes };
}

/** Stores a value as JSON. */
export const putJson = (target: Target, name: string, value: unknown): Promise<number> =>
	putStream(target, name, Readable.from([Buffer.from(`${JSON.stringify(value, null, "\t")}\n`)]));

/** A stored value, or null where there is none. */
export async function getJson(storage: Storage, name: string): Promise<unknown> {
	const stream = await storage.get(name);
	return stream && JSON.parse(await text(stream));
}
