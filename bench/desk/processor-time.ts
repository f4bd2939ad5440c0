import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";

/**
 * Milliseconds for which a process has run on a processor, where Linux tells; NaN elsewhere. Unlike the time on a clock it leaves out
 * what other processes of the machine took.
 */
export function processorMs(pid: number): number {
	try {
		return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
	} catch {
		return Number.NaN;
	}
}

/** Of a process by /proc: its folder, and milliseconds on a processor of itself and of its children that have ended; null once it is gone. */
function processIn(pid: string) {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
			.replace(/^.*\) /s, "")
			.split(" ");
		// utime, stime, cutime and cstime, in hundredths of a second (proc(5)).
		const ms = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
		return { folder: readlinkSync(`/proc/${pid}/cwd`), ms };
	} catch {
		return null;
	}
}

/** Milliseconds for which the processes that work in a folder, as PostgreSQL's do in its own, have run on a processor; 0 where Linux does not tell. */
export function processorMsIn(folder: string): number {
	if (!existsSync("/proc/self/stat")) return 0;
	const found = readdirSync("/proc").map((name) => (/^\d+$/.test(name) ? processIn(name) : null));
	return found.reduce((sum, one) => sum + (one?.folder.startsWith(folder) ? one.ms : 0), 0);
}
