import type { SiteDocument } from "../../schemas/types.gen.ts";
import { escaped } from "./markup.ts";
import { plainText } from "./plain-text.ts";
import { wordsOf } from "./words.ts";

/** What the head of a document declares of its page. Addresses are absolute, or left out where the origin is not known. */
export type HeadFacts = {
	title: string;
	description: string;
	/** The language that both are in; BCP 47. */
	locale: string;
	/** The site's name in it. */
	siteName: string;
	/** Whether search engines may list it. */
	listed: boolean;
	type: "website" | "article";
	canonical?: string;
	image?: string;
	publishedAt?: string;
};

/** Where the installable portal describes itself, and its icons. */
export const WEB_MANIFEST = "/manifest.webmanifest";

const name = (key: string, content: string) => `<meta name="${key}" content="${escaped(content)}" />`;
const property = (key: string, content: string | undefined) =>
	content === undefined ? [] : [`<meta property="${key}" content="${escaped(content)}" />`];

/** What the head of a document says of its page, as markup; `more` are lines beside. */
export function headMarkup(facts: HeadFacts, more: readonly string[] = []): string {
	const { title, description, canonical, image, publishedAt } = facts;
	return [
		`<title>${escaped(title)}</title>`,
		name("description", description),
		...(facts.listed ? [] : [name("robots", "noindex")]),
		...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}" />`]),
		...property("og:type", facts.type),
		...property("og:site_name", facts.siteName),
		...property("og:title", title),
		...property("og:description", description),
		...property("og:url", canonical),
		...property("og:image", image),
		...property("og:locale", facts.locale.replace("-", "_")),
		...property("article:published_time", publishedAt),
		name("twitter:card", "summary"),
		`<link rel="manifest" href="${WEB_MANIFEST}" />`,
		`<link rel="apple-touch-icon" href="/icons/180.png" />`,
		...more,
	].join("\n\t\t");
}

/** What a document declares where its page is not known: a static host has one for all. */
export function siteFacts(site: SiteDocument, locale = site.default_locale, words = wordsOf(undefined)): HeadFacts {
	const siteName = words(site.name);
	const description = plainText(site.description, {}, words) ?? siteName;
	return { title: siteName, siteName, description, locale, listed: true, type: "website" };
}
