import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { ContentKind } from "../../database/tables/content-tables.ts";

/** Whose content it is. */
type Place = { kind: ContentKind; id: string };

/** Keeps a state that is published; by whom is what the public's unit knows as their name. */
export async function insertVersion(
	db: Db,
	{ kind, id }: Place,
	{ content, author_id, author }: { content: object; author_id: string | null; author: string },
): Promise<void> {
	await sql`
		insert into content_version (kind, content_id, number, content, author_id, author)
		select ${kind}, ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${author_id}, ${author}
		from content_version where kind = ${kind} and content_id = ${id}
	`.execute(db);
}

/** The published states, newest first. */
export const listVersions = (db: Db, { kind, id }: Place) =>
	db
		.selectFrom("content_version")
		.select(["number", "author", "created_at"])
		.select(sql<string>`content->>'title'`.as("title"))
		.where("kind", "=", kind)
		.where("content_id", "=", id)
		.orderBy("number", "desc")
		.limit(200)
		.execute();

/** What was published once, or null. */
export async function findVersion(db: Db, { kind, id }: Place, number: number): Promise<object | null> {
	const row = await db
		.selectFrom("content_version")
		.select("content")
		.where("kind", "=", kind)
		.where("content_id", "=", id)
		.where("number", "=", number)
		.executeTakeFirst();
	return row?.content ?? null;
}
