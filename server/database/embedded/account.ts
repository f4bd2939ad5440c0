import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** The operating-system account that PostgreSQL runs as: it refuses to run as root. */
export type Account = { uid: number; gid: number };

const SEARCH = 0o1;
const READ = 0o4;

const numberFrom = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));

let nobody: Account | undefined;

/** The account `nobody`, which stays the same: a process with much memory pays for each that it starts. */
function accountOfNobody(): Account {
	nobody ??= { uid: numberFrom("-u"), gid: numberFrom("-g") };
	return nobody;
}

/** `nobody` when this process is root, else this process's own account; null where the system has no accounts. */
export function databaseAccount(): Account | null {
	if (!process.getuid || !process.getgid) return null;
	const own = { uid: process.getuid(), gid: process.getgid() };
	return own.uid === 0 ? accountOfNobody() : own;
}

function allows(path: string, account: Account, bits: number): boolean {
	const { mode, uid, gid } = statSync(path);
	if (uid === account.uid) return ((mode >> 6) & bits) === bits;
	if (gid === account.gid) return ((mode >> 3) & bits) === bits;
	return (mode & bits) === bits;
}

/** Whether the account can go through every folder above an existing path, and read it, or go through it where it is a folder. */
export function canReach(path: string, account: Account | null): boolean {
	if (!account || account.uid === 0) return true;
	if (!allows(path, account, statSync(path).isDirectory() ? SEARCH : READ)) return false;
	for (let parent = dirname(path), child = path; parent !== child; child = parent, parent = dirname(parent)) {
		if (!allows(parent, account, SEARCH)) return false;
	}
	return true;
}
