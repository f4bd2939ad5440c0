import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** How long a temporary file may lie untouched, in milliseconds: far longer than any upload takes. */
const MAX_AGE_MS = 3600 * 1000;

/** Makes the path of a temporary file; the file need not come to be. */
type NewPath = () => string;

/** The folder of temporary files: an upload stands here until it is stored. */
export type Incoming = {
	/** Does some work with temporary files, which are gone once it has ended, well or badly. */
	withFiles<T>(work: (newPath: NewPath) => Promise<T>): Promise<T>;
	/** Removes what a crash has left. Several processes may share the folder: what is recent is left alone. */
	sweep(now?: number): Promise<void>;
};

async function removeOld(path: string, now: number): Promise<void> {
	const found = await stat(path).catch(() => null);
	if (found && now - found.mtimeMs > MAX_AGE_MS) await rm(path, { force: true });
}

/** Opens the folder, making it where it is missing; only the server's own user can read it. */
export async function openIncoming(folder: string): Promise<Incoming> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	return {
		async withFiles(work) {
			const paths: string[] = [];
			const newPath = () => {
				const path = join(folder, randomUUID());
				paths.push(path);
				return path;
			};
			try {
				return await work(newPath);
			} finally {
				await Promise.all(paths.map((path) => rm(path, { force: true })));
			}
		},
		async sweep(now = Date.now()) {
			for (const name of await readdir(folder)) await removeOld(join(folder, name), now);
		},
	};
}
