import type { ReleaseReference } from "./release.ts";

/*
 * Between the server and the client's code that draws a page on it: the server must not know the client's parts, nor the
 * client the server's.
 */

/** Which page is to be drawn, of which release, and for whom. */
export type PrerenderRequest = {
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
export type PrerenderedResponse = { operation: string; query: Readonly<Record<string, unknown>>; body: string };

/** What a page was drawn from beside the release, so that the browser takes it over as the very same. */
export type HydrationSource = {
	/** Path and query of the page as it was drawn, where another address was asked for that leads there. */
	address?: string;
	/** ISO 8601. */
	at: string;
	/** For a wide screen, not a phone's. */
	wide: boolean;
	responses: readonly PrerenderedResponse[];
};

/** A page as its reader sees it first. */
export type PrerenderResult = { html: string; source: HydrationSource };

/** Draws a page; null where the page cannot be drawn whole with what the source gives. */
export type PrerenderPage = (request: PrerenderRequest) => Promise<PrerenderResult | null>;

/** What the built module exports (src/prerender/create-prerenderer.tsx). */
export type PrerenderModule = { createPrerenderer(source: PrerenderSource): PrerenderPage };

/**
 * How a first look is marked in the document: the attribute of the portal's root that names the address drawn there, until the
 * portal has taken it over, that of the button pressed before, those of a form and of the document that holds forms, and the ids
 * of the elements with its source and with what the portal is to begin with. The files in public/ name them too.
 */
export const PRERENDER_MARKS = {
	root: "data-first-look",
	pressed: "data-pressed",
	form: "data-form",
	forms: "data-forms",
	/** Begins the name in local storage of a form that this device has a draft of. */
	drafted: "portico-drafted ",
	source: "first-look-source",
	hints: "portal-hints",
} as const;
