import { readFileSync } from "node:fs";
import { withPageHead } from "../discovery/page-head.ts";
import { type ReleasePages, releasePages } from "../discovery/release-pages.ts";
import type { Services } from "../services.ts";
import { formChunks } from "./client-chunks.ts";
import { readerLocale } from "./reader-locale.ts";
import { startHints } from "./start-hints.ts";

/** Who asks for the page at an address below an origin, with which cookies. */
export type PageRequest = { address: string; origin: string; cookies: string | undefined };

/**
 * Gives the document for a page: the built index.html, with what is to be said of the page in its head, and with hints of
 * what it will need. `found` is false where the address leads to nothing that everybody may see.
 */
export type PageSource = (request: PageRequest) => Promise<{ html: string; found: boolean }>;

/** The pages of a client built into a folder, in the release in force. */
export function pagesOf(client: string, { db, releases }: Pick<Services, "db" | "releases">): PageSource {
	const html = readFileSync(`${client}index.html`, "utf8");
	const chunks = formChunks(`${client}.vite/manifest.json`);
	const current = releasePages({ db, releases });

	const bare = { html, found: true };
	const headed = (release: ReleasePages, url: URL, of: { origin: string; locale: string }) =>
		withPageHead(html, { db, release, url, ...of }).catch(() => bare);

	return async ({ address, origin, cookies }) => {
		const url = new URL(address, origin);
		const reference = releases.current();
		// The document must come even where the database does not answer: the portal then says so itself.
		const release = await current().catch(() => null);
		if (!reference || release?.id !== reference.id) return bare;
		const locale = readerLocale(cookies, release.manifest);
		const page = await headed(release, url, { origin, locale });
		const [head = "", ...rest] = page.html.split("</head>");
		const hints = startHints(reference, release.manifest, { path: url.pathname, locale }, chunks);
		return { html: [`${head}\t${hints}\n\t`, ...rest].join("</head>"), found: page.found };
	};
}
