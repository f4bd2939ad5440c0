import { readFileSync } from "node:fs";

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
