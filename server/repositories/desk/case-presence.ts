import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** Whoever has said nothing for so long has left. */
const LEFT_AFTER_SECONDS = 45;

const isThere = sql<boolean>`case_presence.seen_at > now() - make_interval(secs => ${LEFT_AFTER_SECONDS})`;

/** Says that somebody has a case open, or has left it. Returns whether that is news to others. */
export async function setPresence(db: Db, messageId: string, userId: string, leaves: boolean): Promise<boolean> {
	const row = { message_id: messageId, user_id: userId };
	if (leaves) {
		const gone = await db
			.deleteFrom("case_presence")
			.where("message_id", "=", messageId)
			.where("user_id", "=", userId)
			.executeTakeFirst();
		return gone.numDeletedRows > 0n;
	}
	const before = await db
		.selectFrom("case_presence")
		.select("user_id")
		.where("message_id", "=", messageId)
		.where("user_id", "=", userId)
		.where(isThere)
		.executeTakeFirst();
	await db
		.insertInto("case_presence")
		.values({ ...row, seen_at: sql<Date>`now()` })
		.onConflict((conflict) => conflict.columns(["message_id", "user_id"]).doUpdateSet({ seen_at: sql`now()` }))
		.execute();
	return before === undefined;
}

/** Who else has cases open, by case. */
export async function listPresence(db: Db, messageIds: readonly string[], me: string): Promise<Map<string, string[]>> {
	const names = new Map<string, string[]>();
	if (messageIds.length === 0) return names;
	const rows = await db
		.selectFrom("case_presence")
		.innerJoin("app_user", "app_user.id", "case_presence.user_id")
		.select(["case_presence.message_id", "app_user.nickname"])
		.where("case_presence.message_id", "in", messageIds)
		.where("case_presence.user_id", "!=", me)
		.where(isThere)
		.orderBy("case_presence.seen_at")
		.execute();
	for (const { message_id, nickname } of rows) names.set(message_id, [...(names.get(message_id) ?? []), nickname]);
	return names;
}

/**
 * Notes that somebody was told of a version of a case which they did not know; false where they had been told already, so that
 * what they send again is meant for it.
 */
export async function notifyOfVersion(db: Db, messageId: string, userId: string, version: number): Promise<boolean> {
	const row = await db
		.selectFrom("case_presence")
		.select("notified_version")
		.where("message_id", "=", messageId)
		.where("user_id", "=", userId)
		.executeTakeFirst();
	if (row?.notified_version === version) return false;
	await db
		.insertInto("case_presence")
		.values({ message_id: messageId, user_id: userId, seen_at: sql<Date>`now()`, notified_version: version })
		.onConflict((conflict) => conflict.columns(["message_id", "user_id"]).doUpdateSet({ notified_version: version }))
		.execute();
	return true;
}

/** Tells those who look at a case that something about it is new. */
export async function noteChange(db: Db, messageId: string): Promise<void> {
	await db.insertInto("case_change").values({ message_id: messageId }).execute();
}
