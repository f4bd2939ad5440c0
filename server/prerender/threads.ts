import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import type { PrerenderPage, PrerenderResult, PrerenderSource } from "../../schemas/prerender.ts";
import { giveResponses } from "./responses-over.ts";
import type { PrerenderTask } from "./thread-task.ts";

/** Prerenders pages beside the event loop. */
export type Prerenderer = {
	/** Rejects while too many pages wait, and for a page that takes too long or kills its thread. */
	prerender: PrerenderPage;
	/** Starts a thread, so that the first page need not wait for it. */
	start(): void;
	close(): Promise<void>;
};

const TASK = fileURLToPath(new URL("./thread-task.ts", import.meta.url));

/** One processor is left to the thread that serves. */
const MAX_THREADS = Math.max(1, Math.min(availableParallelism() - 1, 4));

/** More pages than that would not be prerendered in time for those who wait for them. */
const MAX_WAITING = 8;

/** The thread of a page that takes longer is ended and replaced. Whoever asked for the page has long been served without. */
const PRERENDER_TIMEOUT_MS = 5_000;

const MAX_HEAP_MB = 512;

function openPool(): Piscina<PrerenderTask, PrerenderResult | null> {
	const pool = new Piscina<PrerenderTask, PrerenderResult | null>({
		filename: TASK,
		minThreads: 1,
		maxThreads: MAX_THREADS,
		// Between two requests of its task a thread has nothing to do: it must hear of the response.
		atomics: "disabled",
		resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
	});
	// A thread that dies without a task is replaced like any other.
	pool.on("error", () => undefined);
	return pool;
}

/**
 * Prerenders pages in worker threads with the client's code built for the server (scripts/build.ts), which stands at `module`.
 * What a page asks for is answered by `source` in this thread. The threads start with the first page.
 */
export function prerenderThreads(
	module: string,
	source: Pick<PrerenderSource, "read">,
	timeout = PRERENDER_TIMEOUT_MS,
): Prerenderer {
	let pool: ReturnType<typeof openPool> | undefined;
	const opened = () => {
		pool ??= openPool();
		return pool;
	};
	return {
		async prerender(request) {
			// The pool's own limit does not count tasks that have a time-out.
			if (opened().queueSize >= MAX_WAITING) throw new Error("Too many pages wait to be prerendered.");
			const { port1, port2 } = new MessageChannel();
			giveResponses(port1, source.read);
			try {
				const task = { module, page: { request, port: port2 } };
				return await opened().run(task, { transferList: [port2], signal: AbortSignal.timeout(timeout) });
			} finally {
				port1.close();
			}
		},
		start: () =>
			void opened()
				.run({ module })
				.catch(() => undefined),
		close: async () => pool?.destroy(),
	};
}
