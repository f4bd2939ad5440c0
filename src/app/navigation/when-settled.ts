/** First signs that somebody uses the page, and how long after its load it is idle without any, in milliseconds. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;
const REST = 10_000;

/** Comes at the page's first sign of life after its load, or ten seconds after that. */
function settling(): Promise<void> {
	return new Promise((resolve) => {
		const watching = new AbortController();
		const { signal } = watching;
		const settle = () => {
			watching.abort();
			resolve();
		};
		const watch = () => {
			for (const sign of SIGNS) window.addEventListener(sign, settle, { signal, passive: true, capture: true });
			const timer = setTimeout(settle, REST);
			signal.addEventListener("abort", () => clearTimeout(timer));
		};
		if (document.readyState === "complete") watch();
		else window.addEventListener("load", watch, { once: true });
	});
}

let settled: Promise<void> | undefined;

/**
 * Does once what the page itself does not need, when it no longer stands in the way of showing it: at its reader's
 * first sign of life after the load, or ten seconds after that; at once where that was before the call, for nobody
 * stirs anew for what was not known yet. Where it fails, having no connection, it is done once there is one. Not any
 * more once `given` up.
 */
export function whenSettled(act: () => Promise<void>, given?: AbortSignal): void {
	const attempt = () => {
		if (given?.aborted) return;
		act().catch(() => window.addEventListener("online", attempt, { once: true, signal: given }));
	};
	settled ??= settling();
	void settled.then(attempt);
}
