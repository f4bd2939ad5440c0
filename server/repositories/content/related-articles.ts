import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { findAlike } from "../queries/likeness.ts";
import { findArticles, isPublished } from "./article.ts";

async function newestOf(db: Db, category: string, without: readonly string[], limit: number): Promise<string[]> {
	const rows = await db
		.selectFrom("article")
		.select("id")
		.where(isPublished)
		.where("category", "=", category)
		.where("id", "not in", without)
		.orderBy("published_at", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** Articles near one: those that say the most of what its title says, then the newest of its category. */
export async function listRelated(db: Db, article: { id: string; title: string; category: string }, limit: number) {
	const where = [isPublished, sql<SqlBool>`id <> ${article.id}`];
	const place = { table: "article", columns: ["title", "summary"], newest: "published_at", where } as const;
	const alike = await findAlike(db, place, article.title, limit);
	const more = await newestOf(db, article.category, [article.id, ...alike], limit - alike.length);
	return findArticles(db, [...alike, ...more]);
}
