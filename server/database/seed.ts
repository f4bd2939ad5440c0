import { cleanHtml } from "../cases/rich-text.ts";
import { readSetting, writeSetting } from "../repositories/setting.ts";
import type { Db } from "./connection.ts";
import { type ArticleContent, type CategoryContent, type ProjectContent, readContent } from "./content-files.ts";
import { seedCases } from "./seed-cases.ts";
import { lockSeeding, type SeededIds, timeAgo } from "./seed-time.ts";

const SEEDED = "example_content";

async function seedCategories(db: Db, categories: CategoryContent[]): Promise<SeededIds> {
	const ids: SeededIds = new Map();
	for (const [position, { parent, ...category }] of categories.entries()) {
		const parent_id = parent === null ? null : (ids.get(parent) ?? null);
		if (parent !== null && parent_id === null)
			throw new Error(`Category ${category.code}: its parent ${parent} should be listed before it.`);
		const row = { ...category, parent_id, position };
		const { id } = await db.insertInto("category").values(row).returning("id").executeTakeFirstOrThrow();
		ids.set(category.code, id);
	}
	return ids;
}

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
		const categories = await seedCategories(transaction, content.categories);
		await seedArticles(transaction, content.articles);
		const projects = await seedProjects(transaction, content.projects);
		await seedCases(transaction, content, categories, projects);
		await writeSetting(transaction, SEEDED, { cases: content.cases.length });
	});
}
