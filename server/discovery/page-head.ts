import { resolveRedirect, routeFor } from "../../schemas/rules/route.ts";
import type { Db } from "../database/connection.ts";
import { FEEDS } from "./feeds.ts";
import { type HeadFacts, siteFacts, withHead } from "./head.ts";
import { escaped } from "./markup.ts";
import { plainText } from "./plain-text.ts";
import { isListed, type ReleasePages, subjectOf } from "./release-pages.ts";
import { readSubject, type Subject } from "./subject.ts";

const RASTER = /\.(png|jpe?g|webp|gif)$/i;

/** The page's title with the site's, as the portal itself writes it (src/app/navigation/document-title.ts). */
const titleWith = (title: string | undefined, site: string) => (title && title !== site ? `${title} · ${site}` : site);

const imageOf = (subject: Subject | null, origin: string) =>
	`${origin}${subject?.cover && RASTER.test(subject.cover) ? subject.cover : "/icons/512.png"}`;

/** What is said of the page at an address. Only an article, a case or a project is read from the database. */
async function factsAt(db: Db, release: ReleasePages, url: URL, origin: string): Promise<HeadFacts> {
	const { site } = release.manifest;
	const path = resolveRedirect(release.manifest, url.pathname) ?? url.pathname;
	const page = release.pages.get(routeFor(release.manifest, path)?.path ?? "");
	if (!page) return { ...siteFacts(site), listed: false };
	const about = subjectOf(page);
	const id = about ? url.searchParams.get(about.parameter) : null;
	const subject = about && id ? await readSubject(db, about.operation, id) : null;
	const scope = {
		data: about && subject ? { [about.name]: subject } : {},
		query: Object.fromEntries(url.searchParams),
	};
	const address = about && subject ? `${page.path}?${about.parameter}=${encodeURIComponent(subject.id)}` : page.path;
	return {
		title: titleWith(plainText(page.document_title ?? page.title, scope) ?? page.title, site.name),
		description: plainText(page.description, scope) ?? siteFacts(site).description,
		listed: isListed(release, page) && (about === null || subject !== null),
		type: about?.operation === "articlesGetDetail" && subject ? "article" : "website",
		canonical: `${origin}${address}`,
		image: imageOf(subject, origin),
		...(subject?.published_at && { publishedAt: subject.published_at }),
	};
}

const feedLinks = Object.entries(FEEDS).map(
	([path, { title }]) => `<link rel="alternate" type="application/rss+xml" title="${escaped(title)}" href="${path}" />`,
);

/** The built document with the head of the page at an address. */
export async function withPageHead(
	html: string,
	{ db, release, url, origin }: { db: Db; release: ReleasePages; url: URL; origin: string },
): Promise<string> {
	return withHead(html, release.manifest.site, await factsAt(db, release, url, origin), feedLinks);
}
