import { sql } from "kysely";
import type { ArticleContent, ProjectContent } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { isRowId } from "../repositories/queries/search.ts";
import type { EditedContent } from "./kinds.ts";

const shared = ({ title, summary, body, cover, cover_alt }: EditedContent, published_at: Date) => ({
	title,
	summary,
	body,
	cover: cover || null,
	cover_alt,
	published_at,
	draft: null,
	changed_at: sql<Date>`now()`,
});

/** The name that articles share which say the same; null where there is no other. */
async function pairWith(db: Db, other: string): Promise<string | null> {
	if (!isRowId(other)) return null;
	const row = await db
		.updateTable("article")
		.set({ pair: sql<string>`coalesce(pair, id)` })
		.where("id", "=", other)
		.returning("pair")
		.executeTakeFirst();
	return row?.pair ?? null;
}

async function storeArticle(db: Db, id: string, content: ArticleContent, published_at: Date): Promise<void> {
	const { category, author, language, translation_of } = content;
	const pair = await pairWith(db, translation_of === id ? "" : translation_of);
	await db
		.updateTable("article")
		.set({ ...shared(content, published_at), category, author, language: language || null, pair })
		.where("id", "=", id)
		.execute();
}

async function storeProject(db: Db, id: string, content: ProjectContent, published_at: Date): Promise<void> {
	const { status, location } = content;
	await db
		.updateTable("project")
		.set({ ...shared(content, published_at), status, location })
		.where("id", "=", id)
		.execute();
}

/** Writes what everybody reads from a time on; nothing is left unpublished. */
export const storePublished = (db: Db, id: string, content: EditedContent, published_at: Date): Promise<void> =>
	"category" in content ? storeArticle(db, id, content, published_at) : storeProject(db, id, content, published_at);
