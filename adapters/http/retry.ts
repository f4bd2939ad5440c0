import { HttpError } from "./http-error.ts";

/**
 * `delays`: milliseconds before each further attempt. `timeoutMs`: no further attempt starts this long after the first.
 */
export type RetryPolicy = { delays: readonly number[]; timeoutMs: number };

/** Two further attempts for what fails fast; a server that hangs is requested twice, then the reader is told. */
export const DEFAULT_RETRY: RetryPolicy = { delays: [300, 900], timeoutMs: 8000 };

/** Requests once. */
export const NO_RETRY: RetryPolicy = { delays: [], timeoutMs: 0 };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Up to half as long again, so that many browsers do not come back in step. */
const spread = (milliseconds: number) => milliseconds * (1 + Math.random() / 2);

/** Attempts a call again while it fails for a passing reason; rejects with the last failure. */
export async function withRetry<T>(attempt: () => Promise<T>, { delays, timeoutMs }: RetryPolicy): Promise<T> {
	const startedAt = Date.now();
	for (const delay of delays) {
		try {
			return await attempt();
		} catch (error) {
			const passing = error instanceof HttpError && error.passing;
			if (!passing || Date.now() - startedAt >= timeoutMs) throw error;
			await pause(spread(delay));
		}
	}
	return attempt();
}
