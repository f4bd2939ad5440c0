import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";

/** What the databases of a run take at most, and room for whatever else lies there, such as a browser's pictures. */
const ENOUGH_BYTES = 3 * 1024 ** 3;

function hasMemory(): boolean {
	try {
		accessSync(MEMORY, constants.W_OK);
		const { bavail, bsize } = statfsSync(MEMORY);
		return bavail * bsize >= ENOUGH_BYTES;
	} catch {
		return false;
	}
}

/**
 * Makes an empty folder for databases of tests: in memory where there is enough, as a database is 800 files, which on a disk take
 * twenty times the processor time to write and to delete. Whom root has PostgreSQL run as comes through it to its own.
 */
export function makeMemoryFolder(prefix: string): string {
	const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), prefix));
	chmodSync(folder, 0o711);
	return folder;
}
