import { cleanHtml } from "../cases/rich-text.ts";
import type { Db } from "../database/connection.ts";
import { readSetting, writeSetting } from "../repositories/settings/setting.ts";
import { type ArticleContent, type ProjectContent, readContent } from "./content-files.ts";
import { seedCases } from "./seed-cases.ts";
import { lockSeeding, type SeededIds, timeAgo } from "./seed-time.ts";

const SEEDED = "example_content";

async function seedArticles(db: Db, articles: ArticleContent[]): Promise<void> {
	const rows = articles.map(({ days_ago, body, ...article }) => ({
		...article,
		body: cleanHtml(body),
		published_at: timeAgo(days_ago),
	}));
	if (rows.length > 0) await db.insertInto("article").values(rows).execute();
}

async function seedProjects(db: Db, projects: ProjectContent[]): Promise<SeededIds> {
	const rows = projects.map(({ days_ago, body, ...project }) => ({
		...project,
		body: cleanHtml(body),
		published_at: timeAgo(days_ago),
	}));
	if (rows.length === 0) return new Map();
	const stored = await db.insertInto("project").values(rows).returning(["id", "slug"]).execute();
	return new Map(stored.map(({ id, slug }) => [slug, id]));
}

/** Fills an empty database with server/content, once. Needs a current release, whose forms the cases were asked by. */
export async function seedContent(db: Db): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		await lockSeeding(transaction);
		if (await readSetting(transaction, SEEDED)) return;
		const content = readContent();
		await writeSetting(transaction, "base", content.config);
		await seedArticles(transaction, content.articles);
		const projects = await seedProjects(transaction, content.projects);
		await seedCases(transaction, content, projects);
		await writeSetting(transaction, SEEDED, { cases: content.cases.length });
	});
}
