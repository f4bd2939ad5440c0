import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The group that a user's processes are in; `other` where the system knows no such user. A folder may be in another, even root's, and a
 * PostgreSQL that is started in that could not be told from a stranger's by the portal, which runs in the user's own.
 */
function groupOf(uid: number, other: number): number {
	try {
		return Number(execFileSync("id", ["-g", String(uid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
	} catch {
		return other;
	}
}

/**
 * Goes on as the user who owns the portal's data folder, where root starts the process and the folder is somebody else's: what
 * root wrote there could not be read by the portal that runs as that user. Does nothing otherwise.
 * Call it once settings and keys have been read, which that user may not be able to read.
 */
export function becomeOwnerOf(folder: string): void {
	if (!existsSync(folder) || process.getuid?.() !== 0) return;
	const owner = statSync(folder);
	const { uid } = owner;
	if (uid === 0) return;
	const gid = groupOf(uid, owner.gid);
	process.setgroups?.([gid]);
	process.setgid?.(gid);
	process.setuid?.(uid);
}

/** The folder, or where there is none yet the one in which it will be made. */
export const folderOrParent = (folder: string): string => (existsSync(folder) ? folder : dirname(folder));
