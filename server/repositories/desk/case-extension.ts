import type { Db } from "../../database/connection.ts";

/** By how many days which clocks of a case were extended, and why; oldest first. */
export function listExtensions(db: Db, messageId: string) {
	return db
		.selectFrom("case_extension")
		.select(["clock", "days", "reason", "created_at"])
		.where("message_id", "=", messageId)
		.orderBy("created_at")
		.execute();
}

/** Extends a clock of a case. */
export async function insertExtension(
	db: Db,
	extension: { message_id: string; clock: string; days: number; reason: string; author_id: string },
): Promise<void> {
	await db.insertInto("case_extension").values(extension).execute();
}
