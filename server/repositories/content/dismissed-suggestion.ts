import type { Db } from "../../database/connection.ts";

/** Records that a suggested category is not a case's. */
export async function dismissSuggestion(
	db: Db,
	dismissed: { message_id: string; code: string; author_id: string },
): Promise<void> {
	await db
		.insertInto("dismissed_suggestion")
		.values(dismissed)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Whether somebody has said of a category that it is not a case's. */
export async function isDismissed(db: Db, messageId: string, code: string): Promise<boolean> {
	const row = await db
		.selectFrom("dismissed_suggestion")
		.select("code")
		.where("message_id", "=", messageId)
		.where("code", "=", code)
		.executeTakeFirst();
	return row !== undefined;
}
