import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { ReplayResult, ReplayTask } from "./replay-task.ts";

const TASK = fileURLToPath(new URL("./replay-task.ts", import.meta.url));

const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 256;

/** Replays submissions in a thread of its own, which ends with the work: a draft's rules are run here, never where citizens are served. */
export async function replaySubmissions(tasks: readonly ReplayTask[]): Promise<ReplayResult[]> {
	const pool = new Piscina<ReplayTask, ReplayResult>({
		filename: TASK,
		minThreads: 0,
		maxThreads: 1,
		niceIncrement: 10,
		atomics: "disabled",
		resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
	});
	pool.on("error", () => undefined);
	try {
		const results: ReplayResult[] = [];
		for (const task of tasks) results.push(await pool.run(task, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
		return results;
	} finally {
		await pool.destroy();
	}
}
