import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./fault.ts";
import { openPortal } from "./portal.ts";

const MB = 1024 * 1024;
const PIECE = 64 * 1024;

/** Writes a file until nothing more fits, to the last byte. */
function fill(path: string): void {
	const file = openSync(path, "w");
	try {
		for (let size = PIECE; size >= 1; ) {
			try {
				if (writeSync(file, Buffer.alloc(size, 1)) < size) size = Math.floor(size / 2);
			} catch {
				size = Math.floor(size / 2);
			}
		}
	} finally {
		closeSync(file);
	}
}

const needsMount = () =>
	process.platform === "linux" && process.getuid?.() === 0 ? null : "needs root on Linux, to mount a small disk";

/** A disk of its own for one of the portal's folders, that runs full. */
function fullDisk(name: string, folder: "postgres" | "uploads", bytes: number): Fault {
	return {
		name,
		files: folder === "uploads",
		impossible: needsMount,
		async open() {
			const portal = await openPortal(
				{},
				(data) => {
					// PostgreSQL does not run as root, and goes through this folder.
					chmodSync(data, 0o711);
					mkdirSync(join(data, folder));
					execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", join(data, folder)]);
				},
				(data) => execFileSync("umount", ["-l", join(data, folder)]),
			);
			const ballast = join(portal.data, folder, "ballast");
			return {
				portal: () => portal,
				begin: () => fill(ballast),
				end: () => rmSync(ballast),
				close: portal.close,
			};
		},
	};
}

/** Disks that run full. */
export const FULL_DISKS: readonly Fault[] = [
	fullDisk("disk of the database full", "postgres", 320 * MB),
	fullDisk("disk of uploads full", "uploads", 2 * MB),
];
