import type { ReleaseReference } from "./release.ts";

/*
 * The contract of prerendering, between the server, which must not know the client's parts, and the client's code, which must
 * not know the server's. docs/architecture.md draws who does what.
 */

/** Which page is to be rendered, of which release, and in which language. */
export type PrerenderRequest = {
	release: ReleaseReference;
	path: string;
	/** Empty, or a query with its question mark. */
	search: string;
	/** BCP 47. */
	locale: string;
};

/** What a page is rendered from. */
export type PrerenderSource = {
	/** The body found at an address below the origin; null leaves that to the browser. */
	read(address: string, locale: string): Promise<string | null>;
	/** HTML without all that the portal's rich text may not have. */
	cleanHtml(html: string): string;
};

/** A response that a page was rendered from, so that the browser need not wait for it again. */
export type PrerenderedResponse = { operation: string; query: Readonly<Record<string, unknown>>; body: string };

/** What a page was rendered from beside the release, so that the browser hydrates it as the very same. */
export type HydrationSource = {
	/** Path and query of the page as it was rendered, where another address was requested that leads there. */
	address?: string;
	/** ISO 8601. */
	at: string;
	responses: readonly PrerenderedResponse[];
};

/** A prerendered page: its markup, the ids of the forms in it, whether there is rich text in it, and what the browser hydrates it with. */
export type PrerenderResult = { html: string; forms: readonly string[]; hasProse: boolean; source: HydrationSource };

/** Renders a page; null where it cannot be rendered whole with what the source gives. */
export type PrerenderPage = (request: PrerenderRequest) => Promise<PrerenderResult | null>;

/** What the built module exports (src/prerender/create-prerenderer.tsx). */
export type PrerenderModule = { createPrerenderer(source: PrerenderSource): PrerenderPage };

/** How a prerendered page is marked in the document. The files in public/ name these too. */
export const PRERENDER_MARKS = {
	/** Attribute of the portal's root: the address rendered there, until the page is hydrated. */
	root: "data-prerendered",
	/** Attribute of the button pressed last while nothing listened. */
	pressed: "data-pressed",
	/** Attribute of a form, with its id. */
	form: "data-form",
	/** Attribute of the document: the forms in it. */
	forms: "data-forms",
	/** Begins the name in local storage of a form that this device has a draft of. */
	drafted: "portico-drafted ",
	/** Id of the element with the page's HydrationSource. */
	source: "hydration-source",
	/** Id of the template with what the portal is to be loaded with. */
	hints: "portal-hints",
} as const;
