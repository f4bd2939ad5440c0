import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { databaseAccount } from "../../server/database/embedded/account.ts";
import { placeDatabase } from "../../server/database/embedded/placement.ts";
import { workersIn } from "../../server/database/embedded/processes.ts";
import { findTool } from "../drill/tool.ts";
import { embeddedFault, type Fault } from "./fault.ts";
import { openPortal } from "./portal.ts";

/** Bytes of its own that a process has now. */
const ownBytes = (pid: number): number =>
	Number(/^VmData:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;

/** Done as the user of the process: root in a container may not for others. One that has ended meanwhile, as PostgreSQL's do, needs no limit. */
function limit(pid: number, bytesOf: (pid: number) => number | "unlimited"): void {
	try {
		execFileSync("prlimit", ["--pid", String(pid), `--data=${bytesOf(pid)}:`], databaseAccount() ?? {});
	} catch (error) {
		if (existsSync(`/proc/${pid}`)) throw error;
	}
}

/** Nothing is left of the machine's memory for the database: each process has what it has, and is refused any more. */
export const memoryOfDatabase = embeddedFault({
	name: "memory pressure: PostgreSQL is given no more",
	impossible: () => (findTool("prlimit") ? null : "needs prlimit (Debian: util-linux)"),
	within({ data }) {
		const processes = () => workersIn(placeDatabase(data, databaseAccount()).data);
		return {
			begin() {
				for (const pid of processes()) limit(pid, ownBytes);
			},
			end() {
				for (const pid of processes()) limit(pid, () => "unlimited");
			},
		};
	},
});

/** Megabytes of heap: of what the server has after its start hardly more. */
const HEAP_MB = 112;

const AT_ONCE = 8;

/** What is asked for meanwhile: pages that nobody keeps, lists, and the largest body that is taken without a session. */
const askSome = (url: string, turn: number): Promise<Response> => {
	if (turn % 3 === 0) return fetch(`${url}/message/list?page=${turn}`, { headers: { accept: "text/html" } });
	if (turn % 3 === 1) return fetch(`${url}/report/api.Messages/getList?page=${turn}`);
	const body = JSON.stringify({ form: "suggestion", data: { description: "x".repeat(900_000) } });
	return fetch(`${url}/report/api.Messages/index`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
	});
};

/** Many who ask at once, until they are stopped. */
function askAll(url: string): () => Promise<void> {
	let going = true;
	let turn = 0;
	const one = async () => {
		while (going)
			await askSome(url, turn++).then(
				(response) => response.arrayBuffer(),
				() => null,
			);
	};
	const asking = Promise.all(Array.from({ length: AT_ONCE }, one));
	return async () => {
		going = false;
		await asking;
	};
}

/** A server with as little memory as it runs in, while many ask it. */
export const memoryOfServer: Fault = {
	name: "memory pressure: the server has a small heap, and many ask at once",
	files: true,
	impossible: () => null,
	async open() {
		const portal = await openPortal({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
		let stop = async () => {};
		return {
			portal: () => portal,
			begin() {
				stop = askAll(portal.url);
			},
			end: () => stop(),
			close: portal.close,
		};
	},
};
