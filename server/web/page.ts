import { readFileSync } from "node:fs";
import type { PrerenderPage, PrerenderRequest, PrerenderResult } from "../../schemas/prerender.ts";
import { isSamePath, resolveRedirect, routeFor } from "../../schemas/rules/portal/route.ts";
import { pageHead } from "../discovery/page-head.ts";
import { isListed, type ReleasePages, releasePages } from "../discovery/release-pages.ts";
import { prerenderedAddress } from "../prerender/address.ts";
import { clientScripts } from "../prerender/client-scripts.ts";
import { pageDocument } from "../prerender/document.ts";
import { startHints } from "../prerender/start-hints.ts";
import { documentTemplate } from "../prerender/template.ts";
import type { Services } from "../services.ts";
import { readerLocale } from "./reader-locale.ts";
import type { WebDocument } from "./send-document.ts";
import type { PageMakings } from "./shared-caching.ts";

/** Who requests the page at an address below an origin, with which cookies. */
export type ShownPageRequest = { address: string; origin: string; cookies: string | undefined };

/** Where the build leaves the template of the portal's document, below the client's folder, and Vite's manifest beside it. */
export const TEMPLATE = ".vite/document.html";
const MANIFEST = ".vite/manifest.json";

/** Where a page stands now that had a path before, with what follows the path; null for any other path. */
export function movedTo(
	{ manifest, pages }: Pick<ReleasePages, "manifest" | "pages">,
	{ pathname, search }: URL,
): string | null {
	const to = resolveRedirect(manifest, pathname);
	const page = to === undefined ? undefined : pages.get(to);
	return page?.formerly?.some((old) => isSamePath(old, pathname)) ? `${page.path}${search}` : null;
}

/**
 * Gives the document for a page: the template with what is to be said of the page in its head, with hints of what it will
 * need, and with the prerendered page where anyone may see it. `found` is false where the address leads to nothing that
 * everybody may see; `makings` is null where nothing is known of it; `moved` says where a page stands that has another path now.
 */
export type PageSource = (
	request: ShownPageRequest,
) => Promise<{ document: WebDocument; found: boolean; makings: PageMakings | null; moved?: string | null }>;

/** A prerendered page, for one who is not logged in; null where that is not to be had. */
async function prerenderListed(prerender: PrerenderPage, release: ReleasePages, request: PrerenderRequest) {
	const page = release.pages.get(routeFor(release.manifest, request.path)?.path ?? "");
	return page && isListed(release, page) ? prerender(request) : null;
}

/** The document that was made of a prerendered page last, and with what: its readers are given this very one as long as both are the same. */
const lastMade = new WeakMap<PrerenderResult, { of: string; document: WebDocument }>();

/** Makes the document of a page, or gives the one that was made of the same. `about` is all that it is made of beside what is prerendered. */
function documentOnce(prerendered: PrerenderResult | null, about: unknown, make: () => string): WebDocument {
	if (!prerendered) return { html: make() };
	const of = JSON.stringify(about);
	const last = lastMade.get(prerendered);
	if (last?.of === of) return last.document;
	const document = { html: make() };
	lastMade.set(prerendered, { of, document });
	return document;
}

/** The pages of a client built into a folder, in the release in force. */
export function pagesOf(
	client: string,
	{ db, releases }: Pick<Services, "db" | "releases">,
	prerender: PrerenderPage = async () => null,
): PageSource {
	const template = documentTemplate(readFileSync(client + TEMPLATE, "utf8"));
	const scripts = clientScripts(client + MANIFEST);
	const current = releasePages({ db, releases });
	const document = { html: pageDocument(template, { scripts, prerendered: null }) };
	const bare = { document, found: true, makings: null };

	return async ({ address, origin, cookies }) => {
		const url = new URL(address, origin);
		const reference = releases.current();
		// The document must come even where the database does not respond: the portal then says so itself.
		const release = await current().catch(() => null);
		if (!reference || release?.id !== reference.id) return bare;
		const moved = movedTo(release, url);
		if (moved !== null) return { ...bare, moved };
		const locale = readerLocale(cookies, release.manifest);
		const at = prerenderedAddress(release.manifest, release.parameters, url);
		const [head, prerendered] = await Promise.all([
			pageHead({ db, release, url, origin, locale }).catch(() => undefined),
			prerenderListed(prerender, release, { release: reference, locale, ...at }),
		]);
		const requested = url.pathname + url.search;
		const document = documentOnce(prerendered, [head, requested, reference, locale], () => {
			const forms = prerendered?.forms ?? [...url.searchParams.values()];
			const shownAt = { path: url.pathname, locale, forms, hasProse: prerendered?.hasProse === true };
			const hints = startHints(reference, release.manifest, shownAt, scripts);
			const shown = prerendered && { ...prerendered, requested };
			return pageDocument(template, { head, scripts, hints, prerendered: shown });
		});
		const operations = prerendered ? prerendered.source.responses.map(({ operation }) => operation) : null;
		const makings = head ? { release: release.id, operations } : null;
		return { document, found: head?.found ?? true, makings };
	};
}
