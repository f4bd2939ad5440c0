import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** The ids of the cases that a user filed, oldest first. */
export async function listOwnIds(db: Db, userId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("message")
		.select("id")
		.where("user_id", "=", userId)
		.orderBy("submitted_at")
		.execute();
	return rows.map(({ id }) => id);
}

async function listBy(db: Db, table: "message_follow" | "message_support", userId: string) {
	const { rows } = await sql<{ number: string; title: string; created_at: Date }>`
		select number, title, created_at from ${sql.table(table)} as interest
		join message on message.id = interest.message_id where interest.user_id = ${userId} order by created_at
	`.execute(db);
	return rows;
}

/** The cases of others that a user follows and supports. */
export async function listInterests(db: Db, userId: string) {
	return {
		followed: await listBy(db, "message_follow", userId),
		supported: await listBy(db, "message_support", userId),
	};
}

/** What a user was told, oldest first. */
export function listNotifiedAbout(db: Db, userId: string) {
	return db
		.selectFrom("notification")
		.select(["message_id", "kind", "status", "read", "created_at"])
		.where("user_id", "=", userId)
		.orderBy("created_at")
		.execute();
}
