const SOON_MS = 200;

/**
 * Does something once the browser has painted and is idle; the returned function cancels it. Safari has no idle
 * callback.
 */
export function whenIdle(work: () => void): () => void {
	if (typeof requestIdleCallback !== "function") {
		const timer = setTimeout(work, SOON_MS);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work, { timeout: 2000 });
	return () => cancelIdleCallback(handle);
}
