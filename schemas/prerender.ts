import type { ReleaseReference } from "./release.ts";

/*
 * Between the server and the client's code that draws a page on it: the server must not know the client's parts, nor the
 * client the server's.
 */

/** Which page is to be drawn, of which release, and for whom. */
export type FirstLookRequest = {
	release: ReleaseReference;
	path: string;
	/** Empty, or a query with its question mark. */
	search: string;
	/** BCP 47. */
	locale: string;
	/** For a wide screen, not a phone's. */
	wide: boolean;
};

/** What a page is drawn from: the body found at an address below the origin; null leaves that to the browser. */
export type PrerenderSource = { read(address: string, locale: string): Promise<string | null> };

/** An answer that a first look was drawn from, so that the browser need not wait for it again. */
export type KnownAnswer = { operation: string; query: Readonly<Record<string, unknown>>; body: string };

/** A page as its reader sees it first. */
export type FirstLook = { html: string; answers: readonly KnownAnswer[] };

/** Draws a page; null where the page cannot be drawn whole with what the source gives. */
export type DrawPage = (request: FirstLookRequest) => Promise<FirstLook | null>;

/** What the built module exports (src/prerender/create-drawer.tsx). */
export type PrerenderModule = { createDrawer(source: PrerenderSource): DrawPage };

/** Ids of the elements that the server writes a first look into, and what the portal is to begin with after it. */
export const FIRST_LOOK = { page: "prerendered", answers: "prerendered-answers", hints: "portal-hints" } as const;
