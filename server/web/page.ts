import { readFileSync } from "node:fs";
import type { PrerenderPage, PrerenderRequest } from "../../schemas/prerender.ts";
import { routeFor } from "../../schemas/rules/route.ts";
import { withPageHead } from "../discovery/page-head.ts";
import { prerenderedAddress } from "../discovery/prerendered-address.ts";
import { isListed, type ReleasePages, releasePages } from "../discovery/release-pages.ts";
import type { Services } from "../services.ts";
import { formChunks } from "./client-chunks.ts";
import { readerLocale } from "./reader-locale.ts";
import { startHints } from "./start-hints.ts";
import { withPrerendered } from "./with-prerendered.ts";

/** Who requests the page at an address below an origin, with which cookies, on a wide screen or a phone's. */
export type ShownPageRequest = { address: string; origin: string; cookies: string | undefined; wide: boolean };

/**
 * Gives the document for a page: the built index.html, with what is to be said of the page in its head, with hints of what
 * it will need, and with its prerendered page where anyone may see it. `found` is false where the address leads to nothing that
 * everybody may see.
 */
export type PageSource = (request: ShownPageRequest) => Promise<{ html: string; found: boolean }>;

/** A prerendered page, for one who is not logged in; null where that is not to be had. */
async function lookAt(prerender: PrerenderPage, release: ReleasePages, request: PrerenderRequest) {
	const page = release.pages.get(routeFor(release.manifest, request.path)?.path ?? "");
	return page && isListed(release, page) ? prerender(request) : null;
}

/** The pages of a client built into a folder, in the release in force. `draw` prerenders them. */
export function pagesOf(
	client: string,
	{ db, releases }: Pick<Services, "db" | "releases">,
	prerender: PrerenderPage = async () => null,
): PageSource {
	const html = readFileSync(`${client}index.html`, "utf8");
	const chunks = formChunks(`${client}.vite/manifest.json`);
	const current = releasePages({ db, releases });

	const bare = { html, found: true };
	const headed = (release: ReleasePages, url: URL, of: { origin: string; locale: string }) =>
		withPageHead(html, { db, release, url, ...of }).catch(() => bare);

	return async ({ address, origin, cookies, wide }) => {
		const url = new URL(address, origin);
		const reference = releases.current();
		// The document must come even where the database does not respond: the portal then says so itself.
		const release = await current().catch(() => null);
		if (!reference || release?.id !== reference.id) return bare;
		const locale = readerLocale(cookies, release.manifest);
		const [page, look] = await Promise.all([
			headed(release, url, { origin, locale }),
			lookAt(prerender, release, {
				release: reference,
				locale,
				wide,
				...prerenderedAddress(release.manifest, release.parameters, url),
			}),
		]);
		const [head = "", ...rest] = page.html.split("</head>");
		const hints = startHints(reference, release.manifest, { path: url.pathname, locale }, chunks);
		const hinted = [`${head}\t${hints}\n\t`, ...rest].join("</head>");
		return { html: look ? withPrerendered(hinted, look, url.pathname + url.search) : hinted, found: page.found };
	};
}
