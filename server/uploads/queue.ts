import pLimit from "p-limit";
import { Refusal } from "../wire/refusal.ts";

/** How much costly work on uploads (decoding pictures, rewriting documents) may run at once, and how much may wait. */
const MAX_RUNNING = 2;
const MAX_WAITING = 16;
const RETRY_SECONDS = 5;

/** Runs work when its turn comes. Throws 503 at once where too much waits, and the signal's reason where it is aborted. */
export type WorkQueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** A queue that runs a few at once; those who wait are bounded too. */
export function createWorkQueue(running = MAX_RUNNING, waiting = MAX_WAITING): WorkQueue {
	const limit = pLimit(running);
	return (work, signal) => {
		if (limit.pendingCount >= waiting)
			throw new Refusal(503, "Too many files are arriving at once. Please try again in a moment.", {
				data: { retry_after: RETRY_SECONDS },
			});
		return limit(() => {
			signal?.throwIfAborted();
			return work();
		});
	};
}
