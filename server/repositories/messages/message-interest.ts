import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** How somebody stands to a case of others. */
type Interest = { followed: boolean; supported: boolean };

/** Whether a user follows a case, and whether they said "me too". */
export async function findInterest(db: Db, messageId: string, userId: string): Promise<Interest> {
	const { rows } = await sql<Interest>`
		select
			exists (select 1 from message_follow where message_id = ${messageId} and user_id = ${userId}) as followed,
			exists (select 1 from message_support where message_id = ${messageId} and user_id = ${userId}) as supported
	`.execute(db);
	return rows[0] ?? { followed: false, supported: false };
}

/** Makes a user follow a case, or stop to; doing so again changes nothing. */
export async function setFollowed(db: Db, messageId: string, userId: string, followed: boolean): Promise<void> {
	const row = { message_id: messageId, user_id: userId };
	if (followed) {
		await db
			.insertInto("message_follow")
			.values(row)
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	} else {
		await db.deleteFrom("message_follow").where("message_id", "=", messageId).where("user_id", "=", userId).execute();
	}
}

/** Counts a user's "me too" for a case, once a person; returns how many there are. */
export async function addSupport(db: Db, messageId: string, userId: string): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto("message_support")
			.values({ message_id: messageId, user_id: userId })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		const { supports } = await transaction
			.updateTable("message")
			.set({ supports: sql<number>`supports + ${Number(numInsertedOrUpdatedRows ?? 0n)}` })
			.where("id", "=", messageId)
			.returning("supports")
			.executeTakeFirstOrThrow();
		return supports;
	});
}
