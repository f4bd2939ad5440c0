import { HttpError } from "./http-error.ts";

/** Runs a call under a time limit in milliseconds that ends it by its signal. The caller's own signal ends it too. */
export async function withTimeLimit<T>(
	limit: number,
	outer: AbortSignal | undefined,
	run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const controller = new AbortController();
	const forward = () => controller.abort(outer?.reason);
	const timer = setTimeout(() => controller.abort(new HttpError("timeout", `no answer within ${limit} ms`)), limit);
	outer?.addEventListener("abort", forward);
	try {
		outer?.throwIfAborted();
		return await run(controller.signal);
	} catch (error) {
		// fetch wraps or replaces the reason in some engines; the signal keeps it.
		throw controller.signal.aborted ? controller.signal.reason : error;
	} finally {
		clearTimeout(timer);
		outer?.removeEventListener("abort", forward);
	}
}
