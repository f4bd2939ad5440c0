import type { Manifest } from "../../schemas/release.ts";
import type { SiteDocument } from "../../schemas/types.gen.ts";
import { articleSummary } from "../articles/summary.ts";
import { cleanHtml } from "../cases/rich-text.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { listArticles } from "../repositories/content/article.ts";
import { findReplies } from "../repositories/messages/message.ts";
import { listPublished } from "../repositories/messages/published-messages.ts";
import { siteFacts } from "./head.ts";
import { element } from "./markup.ts";
import { plainText } from "./plain-text.ts";
import { type DetailOperation, detailAddress, type ReleasePages } from "./release-pages.ts";
import type { DiscoveryTexts } from "./words.ts";

/** An entry; what comes from the portal's own texts is said by the words of the feed's language. */
type Entry = { id: string; title: string; html: string; category: string; at: Date };
type Feed = { title: string; of: DetailOperation; read(db: Db, words: DiscoveryTexts): Promise<Entry[]> };

const LENGTH = 30;

async function articleEntries(db: Db, words: DiscoveryTexts): Promise<Entry[]> {
	const { rows } = await listArticles(db, { limit: LENGTH });
	return rows.map((row) => {
		const { id, title, summary, category } = articleSummary(row);
		return { id, title, html: cleanHtml(summary), category: words(category), at: row.published_at };
	});
}

async function messageEntries(db: Db, words: DiscoveryTexts): Promise<Entry[]> {
	const { rows } = await listPublished(db, { limit: LENGTH });
	const [replies, { states }] = await Promise.all([
		findReplies(
			db,
			rows.map(({ id }) => id),
		),
		currentWorkflow(db),
	]);
	return rows.map(({ id, number, title, status, category_name, submitted_at }) => ({
		id,
		title,
		html: replies.get(id) ?? cleanHtml(`${number}: ${plainText(states[status]?.label, {}, words) ?? status}`),
		category: words(category_name),
		at: submitted_at,
	}));
}

/** The feeds, by their name. */
export const FEEDS: Record<string, Feed> = {
	articles: { title: "Articles", of: "articlesGetDetail", read: articleEntries },
	messages: { title: "Published cases", of: "messagesGetDetail", read: messageEntries },
};

/** Where a feed is read in a language: the site's own needs no name. */
export const feedPath = (name: string, locale: string, { default_locale }: SiteDocument): string =>
	`/feeds/${locale === default_locale ? "" : `${locale}/`}${name}.xml`;

/** What a feed is called in a language. */
export const feedTitle = ({ title }: Feed, { site }: Manifest, words: DiscoveryTexts): string =>
	`${words(title)} · ${words(site.name)}`;

function item({ id, title, html, category, at }: Entry, address: string): string {
	return [
		"<item>",
		element("title", title),
		element("link", address),
		`<guid isPermaLink="false">${id}</guid>`,
		element("category", category),
		element("pubDate", at.toUTCString()),
		element("description", html),
		"</item>",
	].join("");
}

/** A feed as RSS 2.0, newest first; null where the portal has no page to lead to. */
export async function writeFeed(
	name: string,
	{ db, release, origin, locale }: { db: Db; release: ReleasePages; origin: string; locale: string },
): Promise<string | null> {
	const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined;
	const addressOf = feed && detailAddress(release, feed.of);
	if (!addressOf) return null;
	const { site } = release.manifest;
	const words = release.wordsIn(locale);
	const entries = await feed.read(db, words);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
		element("title", feedTitle(feed, release.manifest, words)),
		element("link", `${origin}${site.home}`),
		element("description", siteFacts(site, locale, words).description),
		element("language", locale),
		`<atom:link rel="self" type="application/rss+xml" href="${origin}${feedPath(name, locale, site)}" />`,
		...entries.map((entry) => item(entry, `${origin}${addressOf(entry.id)}`)),
		"</channel></rss>",
	].join("\n");
}
