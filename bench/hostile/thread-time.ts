import { readFileSync } from "node:fs";

/**
 * Processor time that the main thread of a process has spent so far, in ms: what Linux keeps of it in
 * /proc/PID/task/PID/schedstat, in ns. Throws where there is no such file.
 */
export function threadTime(pid: number): number {
	const [spent = ""] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
	return Number(spent) / 1e6;
}
