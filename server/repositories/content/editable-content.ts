import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { ContentKind } from "../../database/tables/content-tables.ts";
import { likePattern } from "../queries/search.ts";

/** When something is published that is not out: never yet, or taken back. */
export const NOT_OUT = new Date("9999-01-01T00:00:00Z");

const TITLE = sql<string>`coalesce(draft->>'title', title)`;

/** Articles or projects as their editors' list shows them, those saved last first. */
export async function listEditable(db: Db, kind: ContentKind, { keyword, limit }: { keyword: string; limit: number }) {
	return db
		.selectFrom(kind)
		.select(["id", "published_at", "saved_at", "version"])
		.select([
			TITLE.as("title"),
			sql<boolean>`draft is not null`.as("has_draft"),
			(kind === "article" ? sql<string>`category` : sql<string>`status`).as("group"),
		])
		.$if(keyword !== "", (query) => query.where(sql<SqlBool>`${TITLE} ilike ${likePattern(keyword)}`))
		.orderBy(sql`greatest(saved_at, case when published_at < ${NOT_OUT} then published_at end) desc nulls last`)
		.orderBy("id")
		.limit(limit)
		.execute();
}

/** How many there are. */
export async function countEditable(db: Db, kind: ContentKind): Promise<number> {
	const row = await db
		.selectFrom(kind)
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

/** An article as its editors have it, or null. */
export async function findArticleRow(db: Db, id: string) {
	return (await db.selectFrom("article").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** A project as its editors have it, or null. */
export async function findProjectRow(db: Db, id: string) {
	return (await db.selectFrom("project").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Counts a change by somebody who has seen a version; the new version, or null where somebody else was first. */
export async function countSave(db: Db, kind: ContentKind, id: string, seen: number): Promise<number | null> {
	const row = await db
		.updateTable(kind)
		.set({ version: seen + 1, saved_at: sql<Date>`now()` })
		.where("id", "=", id)
		.where("version", "=", seen)
		.returning("version")
		.executeTakeFirst();
	return row?.version ?? null;
}

/** Keeps what is written without publishing it; null: nothing is unpublished any more. */
export async function setDraft(db: Db, kind: ContentKind, id: string, draft: object | null): Promise<void> {
	await db
		.updateTable(kind)
		.set({ draft: draft && JSON.stringify(draft) })
		.where("id", "=", id)
		.execute();
}

/** Sets when something is out. */
export async function setPublishedAt(db: Db, kind: ContentKind, id: string, published_at: Date): Promise<void> {
	await db.updateTable(kind).set({ published_at, changed_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** The categories that articles have or had. */
export async function listUsedCategories(db: Db): Promise<string[]> {
	const rows = await db.selectFrom("article").select("category").distinct().orderBy("category").execute();
	return rows.map(({ category }) => category).filter(Boolean);
}
