import type { Db } from "../../database/connection.ts";

/** Notes that a user has looked at a case: an own one is not unread any more, nor is what they were told of it. */
export async function markSeen(db: Db, messageId: string, userId: string): Promise<void> {
	await db
		.updateTable("message")
		.set({ unread: false })
		.where("id", "=", messageId)
		.where("user_id", "=", userId)
		.where("unread", "=", true)
		.execute();
	await db
		.updateTable("notification")
		.set({ read: true })
		.where("message_id", "=", messageId)
		.where("user_id", "=", userId)
		.where("read", "=", false)
		.execute();
}
