import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** How often running processes are looked at: one that leaves its parent lives longer than that, as a browser does whose tests end. */
const EVERY_MS = 250;

/** A process as /proc/PID/stat has it; `ticks` is what it and the children that it waited for have used. */
export type ProcessState = { pid: number; parent: number; started: number; ticks: number };

/** Reads a line of /proc/PID/stat. A process's name, in brackets, may hold spaces and brackets itself. */
export function processState(stat: string): ProcessState {
	const fields = stat
		.slice(stat.lastIndexOf(")") + 2)
		.split(" ")
		.map(Number);
	const at = (field: number) => fields[field - 3] ?? 0;
	const ticks = at(14) + at(15) + at(16) + at(17);
	return { pid: Number.parseInt(stat, 10), parent: at(4), started: at(22), ticks };
}

function stateOf(pid: string): ProcessState[] {
	try {
		return [processState(readFileSync(`/proc/${pid}/stat`, "utf8"))];
	} catch {
		return [];
	}
}

const runningProcesses = (): string[] => readdirSync("/proc").filter((name) => /^\d+$/.test(name));

const nameOf = ({ pid, started }: ProcessState) => `${pid} ${started}`;

/**
 * Remembers the processes below one that outlived their parents, as PostgreSQL does whose server is killed. What they used
 * is counted with nobody's children: it is what they were last seen with.
 */
export class Orphans {
	readonly #root: number;
	readonly #known = new Map<string, { state: ProcessState; isOrphan: boolean }>();
	/** Numbers of processes that were seen and are not below the root: none of them comes to be. */
	readonly #others = new Set<string>();

	/** @param root number of the process whose descendants are looked at */
	constructor(root: number) {
		this.#root = root;
	}

	/** Looks at the processes that run; at those that are none of its own once: to look at all each time took 8 ms. */
	look(): void {
		const running = new Set(runningProcesses());
		// Another process may get the number of one that ended.
		for (const pid of this.#others) if (!running.has(pid)) this.#others.delete(pid);
		this.see([...running].filter((pid) => !this.#others.has(pid)).flatMap(stateOf));
	}

	/** Takes note of processes that run. */
	see(running: readonly ProcessState[]): void {
		const byPid = new Map(running.map((state) => [state.pid, state]));
		const isBelow = (state: ProcessState): boolean => {
			if (this.#known.has(nameOf(state)) || state.parent === this.#root) return true;
			const parent = byPid.get(state.parent);
			return parent !== undefined && parent !== state && isBelow(parent);
		};
		const own = running.filter((state) => state.pid !== this.#root && isBelow(state));
		const parents = new Set([this.#root, ...own.map(({ pid }) => pid)]);
		for (const state of own) this.#known.set(nameOf(state), { state, isOrphan: !parents.has(state.parent) });
		for (const { pid } of running) if (!parents.has(pid)) this.#others.add(`${pid}`);
	}

	/** What all orphans have used, in ticks. */
	get ticks(): number {
		return [...this.#known.values()].reduce((sum, { state, isOrphan }) => sum + (isOrphan ? state.ticks : 0), 0);
	}
}

/** Time that this process's ended children used, with theirs, in ticks. */
function endedChildren(): number {
	const stat = readFileSync("/proc/self/stat", "utf8");
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return Number(fields[13]) + Number(fields[14]);
}

/**
 * Measures the processor time of what some work starts, until it ends: seconds of all processes, those that left their
 * parents included. Only Linux tells it: elsewhere it is null.
 */
export async function withProcessorTime<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number | null }> {
	if (process.platform !== "linux") return { result: await work(), seconds: null };
	const before = endedChildren();
	const orphans = new Orphans(process.pid);
	const watch = setInterval(() => orphans.look(), EVERY_MS);
	try {
		const result = await work();
		return { result, seconds: (endedChildren() - before + orphans.ticks) / TICKS_A_SECOND };
	} finally {
		clearInterval(watch);
	}
}
