import { type SqlBool, sql } from "kysely";
import type { RequestOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { pageOf } from "../../wire/paging.ts";
import { inOrder, readOffered } from "../queries/keyset.ts";
import { matchesKeyword } from "../queries/search.ts";
import type { Keyset } from "../queries/set-keys.ts";

const SUMMARY = ["id", "title", "summary", "cover", "status", "location", "published_at"] as const;
const MAX_COUNTED = 100_000;

/** Found by words, they are counted one by one, up to here. */
const MAX_FOUND = 2_000;

const messageCount = sql<number>`
	(select count(*) from message where message.project_id = project.id and message.published)
`.as("message_count");

function keysetOf({ keyword, status }: RequestOf<"projectGetList">): Keyset {
	return {
		table: "project",
		key: "published_at",
		descending: true,
		where: [sql<SqlBool>`published_at <= now()`, ...(status ? [sql<SqlBool>`status = ${status}`] : [])],
		search: matchesKeyword("project", keyword ?? "", ["title", "summary", "location"]),
	};
}

/** A page of projects as lists show them, newest first. */
export async function listProjects(db: Db, request: RequestOf<"projectGetList">) {
	const set = keysetOf(request);
	const page = pageOf(request);
	const { keys, total, more } = await readOffered(db, set, page, request.keyword ? MAX_FOUND : MAX_COUNTED);
	const { ids, next } = keys;
	const rows =
		ids.length > 0
			? await db
					.selectFrom("project")
					.select([...SUMMARY, messageCount])
					.where("id", "in", ids)
					.execute()
			: [];
	return { rows: inOrder(ids, rows), total, more, page, next };
}

/** One project in full, or null. */
export async function readProject(db: Db, id: string) {
	const row = await db
		.selectFrom("project")
		.select([...SUMMARY, "body", "cover_alt", messageCount])
		.where("id", "=", id)
		.where(sql<SqlBool>`published_at <= now()`)
		.executeTakeFirst();
	return row ?? null;
}

/** What rules name a project by, and its title; null for none. */
export async function findRoutedProject(db: Db, id: string | null) {
	if (id === null) return null;
	const row = await db.selectFrom("project").select(["id", "slug", "title"]).where("id", "=", id).executeTakeFirst();
	return row ?? null;
}

/** Whether there is a project of this id. */
export async function projectExists(db: Db, id: string): Promise<boolean> {
	return (await readProject(db, id)) !== null;
}
