/** The case that the page is about, as its address names it. */
const shownCase = () => new URLSearchParams(window.location.search).get("id");

/**
 * Hears of changes of the case that is on the screen, on a stream beside the one of releases, while somebody looks at the page; until
 * the signal. A server without such a stream, or without such a case, refuses it, and nothing more is asked.
 */
export function listenForShownCase(
	address: string,
	changed: (operations: readonly string[]) => void,
	signal: AbortSignal,
): void {
	if (typeof EventSource !== "function" || signal.aborted) return;
	let open: { id: string | null; stream: EventSource | undefined } = { id: null, stream: undefined };
	const follow = () => {
		const id = document.hidden ? null : shownCase();
		if (id === open.id) return;
		open.stream?.close();
		const stream = id === null ? undefined : new EventSource(`${address}/case?id=${encodeURIComponent(id)}`);
		open = { id, stream };
		stream?.addEventListener("content", ({ data }: MessageEvent<unknown>) => changed(String(data).split(" ")));
	};
	follow();
	document.addEventListener("visibilitychange", follow, { signal });
	// Where a browser does not tell of what happens in its history, a page is followed that is opened anew.
	window.navigation?.addEventListener("currententrychange", follow, { signal });
	signal.addEventListener("abort", () => open.stream?.close());
}
