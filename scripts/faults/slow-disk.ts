import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseAccount } from "../../server/database/embedded/account.ts";
import { placeDatabase } from "../../server/database/embedded/placement.ts";
import { workersIn } from "../../server/database/embedded/processes.ts";
import { endTool, findTool, runTool } from "../drill/tool.ts";
import type { Fault } from "./fault.ts";
import { openPortal, type TrialPortal } from "./portal.ts";

/** What a program waits for a disk in; sockets and pipes have other calls. */
const CALLS = "pread64,preadv,pwrite64,pwritev,fsync,fdatasync,rename,copy_file_range";

/** A disk in its last days takes so long for each, in milliseconds. */
const DELAY_MS = 500;

/** Every process of a portal that works with the disk. */
const processesOf = ({ process: server, data }: TrialPortal): number[] => [
	...(server.pid === undefined ? [] : [server.pid]),
	...workersIn(placeDatabase(data, databaseAccount()).data),
];

/** Within so long strace has let go again where it may not look into other processes. */
const REFUSED_WITHIN_MS = 300;

/** Has processes, their threads and their children wait in those calls. Rejects where strace is not let in. */
async function slowDown(pids: readonly number[]): Promise<ChildProcess> {
	const delayed = ["-e", `trace=${CALLS}`, "-e", `inject=${CALLS}:delay_enter=${DELAY_MS * 1_000}`];
	const attached = pids.flatMap((pid) => ["-p", String(pid)]);
	const child = runTool("strace", ["-f", "-qq", "-o", "/dev/null", ...delayed, ...attached]);
	await sleep(REFUSED_WITHIN_MS);
	if (child.exitCode !== null) throw new Error("strace may not look into other processes here.");
	return child;
}

/** A disk that takes its time for every read and write, of the database and of uploads alike. */
export const slowDisk: Fault = {
	name: "disk slow: half a second for each read and write",
	files: true,
	impossible: () => (findTool("strace") ? null : "needs strace (Debian: strace)"),
	async open() {
		const portal = await openPortal();
		let slowing: ChildProcess | undefined;
		return {
			portal: () => portal,
			async begin() {
				slowing = await slowDown(processesOf(portal));
			},
			async end() {
				if (slowing) await endTool(slowing);
			},
			close: portal.close,
		};
	},
};
