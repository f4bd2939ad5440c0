import { resolveRedirect, routeFor } from "../../schemas/rules/portal/route.ts";
import type { Db } from "../database/connection.ts";
import { FEEDS, feedPath, feedTitle } from "./feeds.ts";
import { type HeadFacts, headMarkup, siteFacts } from "./head.ts";
import { escaped } from "./markup.ts";
import { plainText } from "./plain-text.ts";
import { isListed, type ReleasePages, subjectOf } from "./release-pages.ts";
import { readSubject, type Subject } from "./subject.ts";

const RASTER = /\.(png|jpe?g|webp|gif)$/i;

/** The page's title with the site's, as the portal itself writes it (src/app/navigation/document-title.ts). */
const titleWith = (title: string | undefined, site: string) => (title && title !== site ? `${title} · ${site}` : site);

const imageOf = (subject: Subject | null, origin: string) =>
	`${origin}${subject?.cover && RASTER.test(subject.cover) ? subject.cover : "/icons/512.png"}`;

/** A page that is requested, and the language of who asks. */
type PageRequest = { db: Db; release: ReleasePages; url: URL; origin: string; locale: string };

/** What is said of the page at an address, and whether there is such a page for everybody. */
type PageFacts = HeadFacts & { found: boolean };

/** Only an article, a case or a project is read from the database. */
async function factsAt({ db, release, url, origin, locale }: PageRequest): Promise<PageFacts> {
	const { site } = release.manifest;
	const words = release.wordsIn(locale);
	const ofSite = siteFacts(site, locale, words);
	const path = resolveRedirect(release.manifest, url.pathname) ?? url.pathname;
	const page = release.pages.get(routeFor(release.manifest, path)?.path ?? "");
	if (!page) return { ...ofSite, listed: false, found: false };
	const about = subjectOf(page);
	const id = about ? url.searchParams.get(about.parameter) : null;
	const subject = about && id ? await readSubject(db, about.operation, id) : null;
	const scope = {
		data: about && subject ? { [about.name]: subject } : {},
		query: Object.fromEntries(url.searchParams),
	};
	// A detail without an id says so itself; one whose id leads nowhere is absent, and so is a case that is not public.
	const absent = subject === null && Boolean(id);
	const address = about && subject ? `${page.path}?${about.parameter}=${encodeURIComponent(subject.id)}` : page.path;
	return {
		...ofSite,
		found: !absent && page.path !== site.errors["404"],
		title: titleWith(plainText(page.document_title ?? page.title, scope, words) ?? words(page.title), ofSite.siteName),
		description: plainText(page.description, scope, words) ?? ofSite.description,
		listed: isListed(release, page) && (about === null || subject !== null),
		type: about?.operation === "articlesGetDetail" && subject ? "article" : "website",
		canonical: `${origin}${address}`,
		image: imageOf(subject, origin),
		...(subject?.published_at && { publishedAt: subject.published_at }),
	};
}

/** Links to the feeds in each language of the site, whole addresses: so search engines want those that name a language. */
function feedLinks({ manifest, wordsIn }: ReleasePages, origin: string): string[] {
	return manifest.site.locales.flatMap(({ code }) =>
		Object.entries(FEEDS).map(([name, feed]) => {
			const title = escaped(feedTitle(feed, manifest, wordsIn(code)));
			const href = origin + feedPath(name, code, manifest.site);
			return `<link rel="alternate" type="application/rss+xml" hreflang="${code}" title="${title}" href="${href}" />`;
		}),
	);
}

/** What the head says of the page at an address, as markup, in which language, and whether there is such a page. */
export async function pageHead(request: PageRequest): Promise<{ markup: string; locale: string; found: boolean }> {
	const { found, ...facts } = await factsAt(request);
	return { markup: headMarkup(facts, feedLinks(request.release, request.origin)), locale: facts.locale, found };
}
