import { articleSummary } from "../articles/summary.ts";
import { cleanHtml } from "../cases/rich-text.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { listArticles } from "../repositories/article.ts";
import { findReplies } from "../repositories/message.ts";
import { listPublished } from "../repositories/published-messages.ts";
import { element } from "./markup.ts";
import { type DetailOperation, detailAddress, type ReleasePages } from "./release-pages.ts";

type Entry = { id: string; title: string; html: string; category: string; at: Date };
type Feed = { title: string; of: DetailOperation; read(db: Db): Promise<Entry[]> };

const LENGTH = 30;

async function articleEntries(db: Db): Promise<Entry[]> {
	const { rows } = await listArticles(db, { limit: LENGTH });
	return rows.map((row) => {
		const { id, title, summary, category } = articleSummary(row);
		return { id, title, html: cleanHtml(summary), category, at: row.published_at };
	});
}

async function messageEntries(db: Db): Promise<Entry[]> {
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
		html: replies.get(id) ?? cleanHtml(`${number}: ${states[status]?.label ?? status}`),
		category: category_name,
		at: submitted_at,
	}));
}

/** The feeds, by their path. */
export const FEEDS: Record<string, Feed> = {
	"/feeds/articles.xml": { title: "Articles", of: "articlesGetDetail", read: articleEntries },
	"/feeds/messages.xml": { title: "Published cases", of: "messagesGetDetail", read: messageEntries },
};

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
	{ title, of, read }: Feed,
	{ db, release, origin, path }: { db: Db; release: ReleasePages; origin: string; path: string },
): Promise<string | null> {
	const addressOf = detailAddress(release, of);
	if (!addressOf) return null;
	const { site } = release.manifest;
	const entries = await read(db);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
		element("title", `${title} · ${site.name}`),
		element("link", `${origin}${site.home}`),
		element("description", typeof site.description === "string" ? site.description : site.name),
		element("language", site.default_locale),
		`<atom:link rel="self" type="application/rss+xml" href="${origin}${path}" />`,
		...entries.map((entry) => item(entry, `${origin}${addressOf(entry.id)}`)),
		"</channel></rss>",
	].join("\n");
}
