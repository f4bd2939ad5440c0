import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

const hasProc = process.platform === "linux";

function read(path: string): string | null {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}

function workingFolder(pid: number): string | null {
	try {
		return readlinkSync(`/proc/${pid}/cwd`);
	} catch {
		return null;
	}
}

/** A zombie still answers signals, but runs no more. */
function isZombie(pid: number): boolean {
	const stat = read(`/proc/${pid}/stat`);
	return stat === null || stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) === "Z";
}

function acceptsSignals(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/** The process named in postmaster.pid, or null without such a file. */
export function recordedPostmaster(data: string): number | null {
	const pid = Number(read(join(data, "postmaster.pid"))?.split("\n")[0]);
	return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Whether this process is PostgreSQL at work in this data folder: neither a zombie nor a stranger with a reused number. */
export function worksIn(data: string, pid: number): boolean {
	if (!hasProc) return acceptsSignals(pid);
	return workingFolder(pid) === data && !isZombie(pid);
}

/** Every living process of PostgreSQL in this data folder; empty where the system cannot tell. */
export function workersIn(data: string): number[] {
	if (!hasProc) return [];
	return readdirSync("/proc")
		.map(Number)
		.filter((pid) => Number.isInteger(pid) && worksIn(data, pid));
}
