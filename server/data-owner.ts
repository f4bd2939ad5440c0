import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Goes on as the user who owns the portal's data folder, where root starts the process and the folder is somebody else's: what
 * root wrote there could not be read by the portal that runs as that user. Does nothing otherwise.
 * Call it once settings and keys have been read, which that user may not be able to read.
 */
export function becomeOwnerOf(folder: string): void {
	if (!existsSync(folder) || process.getuid?.() !== 0) return;
	const { uid, gid } = statSync(folder);
	if (uid === 0) return;
	process.setgroups?.([gid]);
	process.setgid?.(gid);
	process.setuid?.(uid);
}

/** The folder, or where there is none yet the one in which it will be made. */
export const folderOrParent = (folder: string): string => (existsSync(folder) ? folder : dirname(folder));
