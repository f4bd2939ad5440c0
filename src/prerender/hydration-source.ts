import { type HydrationSource, PRERENDER_MARKS } from "../../schemas/prerender.ts";

/**
 * What a document's page was rendered from (server/prerender/document.ts); undefined where it was not prerendered, or where
 * public/before-paint.js saw that it is not this reader's.
 */
export function hydrationSourceIn(document: Document): HydrationSource | undefined {
	const source = document.getElementById(PRERENDER_MARKS.source)?.textContent;
	// Written by the server of these very scripts.
	return source && !document.documentElement.classList.contains("not-prerendered") ? JSON.parse(source) : undefined;
}

/**
 * Sets the window to the address that its page was rendered at, where the one that was requested leads there: the portal itself
 * would replace it by a redirect (spec §2), and a page is hydrated only as it was rendered.
 */
export function restorePrerenderedAddress(
	root: HTMLElement,
	{ address }: HydrationSource,
	{ location, history }: Window,
): void {
	const requested = location.pathname + location.search;
	if (address === undefined || address === requested || root.getAttribute(PRERENDER_MARKS.root) !== requested) return;
	history.replaceState(history.state, "", address + location.hash);
	root.setAttribute(PRERENDER_MARKS.root, address);
}
