import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** The common draft of the reply to a case, with the name of who wrote last. */
export const findReplyDraft = (db: Db, messageId: string) =>
	db
		.selectFrom("reply_draft")
		.leftJoin("app_user", "app_user.id", "reply_draft.author_id")
		.select(["text", "version", "author_id", "reply_draft.updated_at", "app_user.nickname as author"])
		.where("message_id", "=", messageId)
		.executeTakeFirst();

/** A draft as somebody sends it: over the version that they have seen, 0 for none. */
type WrittenDraft = { id: string; text: string; version: number; author_id: string };

/** Stores it; false where there is another version than the one seen. */
export async function storeReplyDraft(db: Db, { id, text, version, author_id }: WrittenDraft): Promise<boolean> {
	if (version === 0) {
		const { numInsertedOrUpdatedRows } = await db
			.insertInto("reply_draft")
			.values({ message_id: id, text, author_id })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		return (numInsertedOrUpdatedRows ?? 0n) > 0n;
	}
	const { numUpdatedRows } = await db
		.updateTable("reply_draft")
		.set({ text, author_id, version: version + 1, updated_at: sql<Date>`now()` })
		.where("message_id", "=", id)
		.where("version", "=", version)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Deletes the draft of a reply that was given. */
export async function deleteReplyDraft(db: Db, messageId: string): Promise<void> {
	await db.deleteFrom("reply_draft").where("message_id", "=", messageId).execute();
}
