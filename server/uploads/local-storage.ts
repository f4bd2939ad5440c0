import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "./storage.ts";

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
}

async function writeDurably(path: string, body: Buffer): Promise<void> {
	const partial = `${path}.partial`;
	await mkdir(dirname(path), { recursive: true });
	const handle = await open(partial, "w", 0o600);
	try {
		await handle.writeFile(body);
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(partial, path);
	await syncFolder(dirname(path));
}

/** Keeps uploads in a folder of the local disk, written aside, synced and renamed. */
export function localStorage(folder: string): Storage {
	// Names are made by the server; the first two characters spread them over folders.
	const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
	return {
		put: (name, body) => writeDurably(pathOf(name), body),
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
