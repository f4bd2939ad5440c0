import type { Insertable } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { PushSubscriptionTable } from "../../database/tables/notification-tables.ts";

/** What a browser has subscribed to, and in which session. */
export type NewSubscription = Omit<Insertable<PushSubscriptionTable>, "id" | "created_at">;

/** Stores it over what the session had, and takes the address from whoever had it: it is of one browser. */
export async function saveSubscription(db: Db, subscription: NewSubscription): Promise<void> {
	const { session_id, endpoint } = subscription;
	await db
		.deleteFrom("push_subscription")
		.where((row) => row.or([row("session_id", "=", session_id), row("endpoint", "=", endpoint)]))
		.execute();
	await db.insertInto("push_subscription").values(subscription).execute();
}

/** Deletes what the browser of a session has subscribed to. */
export async function deleteSubscriptionOf(db: Db, sessionId: string): Promise<void> {
	await db.deleteFrom("push_subscription").where("session_id", "=", sessionId).execute();
}

/** Whether the browser of a session is told. */
export async function hasSubscription(db: Db, sessionId: string): Promise<boolean> {
	const found = db.selectFrom("push_subscription").select("id").where("session_id", "=", sessionId);
	return (await found.executeTakeFirst()) !== undefined;
}

/** In how many browsers somebody is told beside that of a session. */
export async function countOthers(db: Db, userId: string, sessionId: string): Promise<number> {
	const { count } = await db
		.selectFrom("push_subscription")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("user_id", "=", userId)
		.where("session_id", "<>", sessionId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** The browsers in which somebody is told, the oldest first. */
export const listSubscriptions = (db: Db, userId: string) =>
	db
		.selectFrom("push_subscription")
		.select(["id", "endpoint", "p256dh", "auth", "created_at"])
		.where("user_id", "=", userId)
		.orderBy("created_at")
		.execute();

/** Deletes one that its push service does not know any more. */
export async function deleteSubscription(db: Db, id: string): Promise<void> {
	await db.deleteFrom("push_subscription").where("id", "=", id).execute();
}
