import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Learned, Sample } from "./learn.ts";
import type { LearnTask } from "./learn-task.ts";

const TASK = fileURLToPath(new URL("./learn-task.ts", import.meta.url));

const MAX_HEAP_MB = 512;

/** Learns from batches of cases in a thread of lower priority, which ends with it: the one that serves only reads them. */
export async function learnInThread(batches: AsyncIterable<readonly Sample[]>): Promise<Learned> {
	const pool = new Piscina<LearnTask, Learned | null>({
		filename: TASK,
		minThreads: 1,
		maxThreads: 1,
		niceIncrement: 10,
		atomics: "disabled",
		resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
	});
	pool.on("error", () => undefined);
	try {
		let count = 0;
		for await (const samples of batches) {
			await pool.run({ samples });
			count += samples.length;
		}
		const learned = await pool.run({ finish: count });
		if (!learned) throw new Error("The thread has learned nothing.");
		return learned;
	} finally {
		await pool.destroy();
	}
}
