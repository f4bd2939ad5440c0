import { once } from "node:events";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "./storage.ts";

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
}

async function storeDurably(path: string, source: string): Promise<void> {
	const partial = `${path}.partial`;
	await mkdir(dirname(path), { recursive: true });
	try {
		await copyFile(source, partial);
		const handle = await open(partial, "r+");
		await handle.sync().finally(() => handle.close());
		await rename(partial, path);
	} catch (error) {
		await rm(partial, { force: true });
		throw error;
	}
	await syncFolder(dirname(path));
}

/** Keeps uploads in a folder of the local disk, copied aside by the system, synced and renamed. */
export function localStorage(folder: string): Storage {
	// Names are made by the server; the first two characters spread them over folders.
	const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
	return {
		put: (name, source) => storeDurably(pathOf(name), source),
		async get(name) {
			const stream = createReadStream(pathOf(name));
			const opened = await once(stream, "open").then(
				() => true,
				() => false,
			);
			return opened ? stream : null;
		},
		delete: (name) => rm(pathOf(name), { force: true }),
	};
}
