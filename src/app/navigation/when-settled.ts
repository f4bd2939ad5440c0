/** First signs that somebody uses the page, and how long after its load it is idle without any, in milliseconds. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;
const REST = 10_000;

/**
 * Does once what the page itself does not need, when it no longer stands in the way of showing it: at its reader's
 * first sign of life after the load, or ten seconds after that. Where it fails, having no connection, it is done once
 * there is one. Not any more once `given` up.
 */
export function whenSettled(act: () => Promise<void>, given?: AbortSignal): void {
	const watching = new AbortController();
	const { signal } = watching;
	given?.addEventListener("abort", () => watching.abort());
	const attempt = () => {
		act().catch(() => window.addEventListener("online", attempt, { once: true, signal: given }));
	};
	const once = () => {
		watching.abort();
		attempt();
	};
	const watch = () => {
		for (const sign of SIGNS) window.addEventListener(sign, once, { signal, passive: true, capture: true });
		const timer = setTimeout(once, REST);
		signal.addEventListener("abort", () => clearTimeout(timer));
	};
	if (document.readyState === "complete") watch();
	else window.addEventListener("load", watch, { once: true, signal });
}
