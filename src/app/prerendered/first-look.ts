import { FIRST_LOOK, type LookSource } from "../../../schemas/prerender.ts";

/**
 * What a document's page came drawn from (server/web/with-first-look.ts); undefined where it did not, or where
 * public/before-paint.js saw that it is not this reader's.
 */
export function firstLookIn(document: Document): LookSource | undefined {
	const source = document.getElementById(FIRST_LOOK.source)?.textContent;
	// Written by the server of these very scripts.
	return source && !document.documentElement.classList.contains("not-prerendered") ? JSON.parse(source) : undefined;
}

/**
 * Stands the window at the address that its page was drawn at, where the one that was asked for leads there: the portal itself
 * would replace it by a redirect (spec §2), and a page is taken over only as it was drawn.
 */
export function standWhereDrawn(root: HTMLElement, { address }: LookSource, { location, history }: Window): void {
	const asked = location.pathname + location.search;
	if (address === undefined || address === asked || root.getAttribute(FIRST_LOOK.root) !== asked) return;
	history.replaceState(history.state, "", address + location.hash);
	root.setAttribute(FIRST_LOOK.root, address);
}
