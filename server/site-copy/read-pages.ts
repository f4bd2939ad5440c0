import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { isListed, type ReleasePages, subjectOf } from "../discovery/release-pages.ts";
import { callOwn } from "../wire/own-call.ts";

/** Looks at a page until it is prerendered; the thread that renders it may be busy with others. */
const LOOKS = 5;
const PAUSE_MS = 500;

const isPrerendered = (html: string) => html.includes(PRERENDER_MARKS.root);

/** The document of a page once it is prerendered; null where it is not, or is not for everybody. */
export async function prerenderedPage(app: FastifyInstance, url: string, looks = LOOKS): Promise<string | null> {
	for (let look = 1; ; look += 1) {
		const response = await callOwn(app, "prerendering", { url, headers: { accept: "text/html" } });
		if (response.statusCode !== 200) return null;
		if (isPrerendered(response.body)) return response.body;
		if (look >= looks) return null;
		await sleep(PAUSE_MS);
	}
}

/** The name that a page is stored under: `index.html`, `articles/list.html`. */
export const pageName = (path: string): string => `${path === "/" ? "index" : path.slice(1)}.html`;

/** The addresses of pages that everybody sees and that are about no one thing: those are told apart by parameters. */
const addressesIn = (release: ReleasePages): string[] =>
	[...release.pages.values()]
		.filter((page) => !page.path.includes(":") && isListed(release, page) && subjectOf(page) === null)
		.map(({ path }) => path);

/** The documents of all pages that can be prerendered at their bare address, in the portal's own language. */
export async function readPages(app: FastifyInstance, release: ReleasePages) {
	const pages: { name: string; mime: string; text: string }[] = [];
	for (const path of new Set(["/", ...addressesIn(release)])) {
		const text = await prerenderedPage(app, path);
		if (text !== null) pages.push({ name: pageName(path), mime: "text/html; charset=utf-8", text });
	}
	return pages;
}
