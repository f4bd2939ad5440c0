import type { Db } from "../../database/connection.ts";

/** What a citizen did to a case under a key, as a digest; null when the key is new. */
export async function findCaseAction(db: Db, messageId: string, key: string): Promise<string | null> {
	const row = await db
		.selectFrom("case_action")
		.select("digest")
		.where("message_id", "=", messageId)
		.where("key", "=", key)
		.executeTakeFirst();
	return row?.digest ?? null;
}

/** Remembers that a key has acted on a case. The case must be locked. */
export async function insertCaseAction(db: Db, messageId: string, key: string, digest: string): Promise<void> {
	await db.insertInto("case_action").values({ message_id: messageId, key, digest }).execute();
}
