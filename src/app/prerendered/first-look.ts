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
