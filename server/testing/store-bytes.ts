import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Storage } from "../uploads/storage.ts";

/** Runs some work with a file of these bytes, in a folder of its own that is gone afterwards. */
export async function withFile<T>(
	bytes: Uint8Array | string,
	work: (path: string, folder: string) => Promise<T>,
): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "portico-file-"));
	const path = join(folder, "file");
	try {
		await writeFile(path, bytes);
		return await work(path, folder);
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Puts bytes into a storage, which takes files. */
export const storeBytes = (storage: Storage, name: string, bytes: Uint8Array | string, mime: string): Promise<void> =>
	withFile(bytes, (path) => storage.put(name, path, mime));
