import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Storage, StoredObject } from "./storage.ts";

const PARTIAL = ".partial";

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
}

async function storeDurably(path: string, source: string): Promise<void> {
	const partial = `${path}${PARTIAL}`;
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

/** Every file under a folder by its path in it, those that are being written left out. */
async function* filesUnder(folder: string, prefix: string): AsyncIterable<StoredObject> {
	if (!existsSync(folder)) return;
	for await (const entry of await opendir(folder, { recursive: true })) {
		if (!entry.isFile() || entry.name.endsWith(PARTIAL)) continue;
		const path = join(entry.parentPath, entry.name);
		if (!relative(folder, path).startsWith(prefix)) continue;
		const found = await stat(path).catch(() => null);
		if (found) yield { name: relative(folder, path), size: found.size, changedAt: found.mtime };
	}
}

/** Keeps files in a folder of the local disk, copied aside by the system, synced and renamed, under their own names. */
export function folderStorage(folder: string): Storage {
	const pathOf = (name: string) => join(folder, name);
	return {
		put: (name, source) => storeDurably(pathOf(name), source),
		async get(name, range) {
			const stream = createReadStream(pathOf(name), range);
			const opened = await once(stream, "open").then(
				() => true,
				() => false,
			);
			return opened ? stream : null;
		},
		list: (prefix = "") => filesUnder(folder, prefix),
		delete: (name) => rm(pathOf(name), { force: true }),
	};
}

/** Keeps uploads on the local disk. Names are made by the server; their first two characters spread them over folders. */
export function localStorage(folder: string): Storage {
	const storage = folderStorage(folder);
	const placeOf = (name: string) => join(name.slice(0, 2), name);
	return {
		put: (name, source, mime) => storage.put(placeOf(name), source, mime),
		get: (name, range) => storage.get(placeOf(name), range),
		async *list(prefix = "") {
			for await (const found of storage.list()) {
				const name = found.name.replace(/^.*[/\\]/, "");
				if (name.startsWith(prefix)) yield { ...found, name };
			}
		},
		delete: (name) => storage.delete(placeOf(name)),
	};
}
