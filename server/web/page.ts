import { readFileSync } from "node:fs";
import { withPageHead } from "../discovery/page-head.ts";
import { type ReleasePages, releasePages } from "../discovery/release-pages.ts";
import type { Services } from "../services.ts";
import { formChunks } from "./client-chunks.ts";
import { startHints } from "./start-hints.ts";

/**
 * Gives the document for the page at an address below an origin: the built index.html, with what is to be said of the
 * page in its head, and with hints of what it will need.
 */
export type PageSource = (address: string, origin: string) => Promise<string>;

/** The pages of a client built into a folder, in the release in force. */
export function pagesOf(client: string, { db, releases }: Pick<Services, "db" | "releases">): PageSource {
	const html = readFileSync(`${client}index.html`, "utf8");
	const chunks = formChunks(`${client}.vite/manifest.json`);
	const current = releasePages({ db, releases });

	const headed = (release: ReleasePages, url: URL, origin: string) =>
		withPageHead(html, { db, release, url, origin }).catch(() => html);

	return async (address, origin) => {
		const url = new URL(address, origin);
		const reference = releases.current();
		// The document must come even where the database does not answer: the portal then says so itself.
		const release = await current().catch(() => null);
		if (!reference || release?.id !== reference.id) return html;
		const [head = "", ...rest] = (await headed(release, url, origin)).split("</head>");
		const hints = startHints(reference, release.manifest, url.pathname, chunks);
		return [`${head}\t${hints}\n\t`, ...rest].join("</head>");
	};
}
