import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** How long an address takes to respond, asked all the time from a thread of its own: what holds up a bench is not the server's. */
export type HealthWatch = {
	/** Milliseconds of each response while some work was done. */
	beside(work: () => Promise<unknown>): Promise<number[]>;
	end(): Promise<unknown>;
};

/** Asks `url` again so many milliseconds after each response. */
export function watchHealth(url: string, pauseMs: number): HealthWatch {
	const worker = new Worker(new URL("health-watch.ts", import.meta.url), { workerData: { url, pauseMs } });
	const times = async (): Promise<number[]> => {
		worker.postMessage("times");
		const [sample]: number[][] = await once(worker, "message");
		return sample ?? [];
	};
	return {
		async beside(work) {
			await times();
			await work();
			return times();
		},
		end: () => worker.terminate(),
	};
}
