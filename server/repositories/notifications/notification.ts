import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RequestOf } from "../../../schemas/operation.ts";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import type { NewNotification } from "../../database/tables.ts";
import { pageOf } from "../../wire/paging.ts";
import { countRows } from "../queries/count-cache.ts";
import { inOrder, readOffered } from "../queries/keyset.ts";
import type { Keyset } from "../queries/set-keys.ts";

const MAX_COUNTED = 100_000;

/** Tells one user something. */
export async function insertNotification(db: Db, row: NewNotification): Promise<void> {
	await db.insertInto("notification").values(row).execute();
}

/** Those whose own case was merged into a case, and which one that was. */
export function listInformed(db: Db, messageId: string) {
	return db.selectFrom("case_informed").select(["user_id", "via"]).where("message_id", "=", messageId).execute();
}

/** Tells everybody who follows a case that it has moved. */
export async function notifyFollowers(db: Db, messageId: string, status: CaseStatus): Promise<void> {
	await sql`
		insert into notification (user_id, message_id, kind, status)
		select user_id, message_id, 'followed_case_moved', ${status} from message_follow where message_id = ${messageId}
	`.execute(db);
}

/** A user's notifications; those about a followed case only while it is public. */
const visibleTo = (userId: string): RawBuilder<SqlBool> => sql<SqlBool>`notification.user_id = ${userId} and visible`;

/** The note of the step that a notification tells of: it was written down in the same transaction, so at the same time. */
const NOTE = sql<string | null>`(
	select note from message_flow where message_id = notification.message_id and created_at = notification.created_at
		and not by_citizen
	order by position desc limit 1
)`;

/** The reply that a notification tells of; null where another has taken its place since. */
const REPLY = sql<string | null>`case when notification.status = 'replied' and not exists (
	select 1 from message_flow where message_id = notification.message_id and to_status = 'replied'
		and message_flow.created_at > notification.created_at
) then message.reply end`;

/** A page of a user's notifications, newest first. */
export async function listNotifications(db: Db, userId: string, request: RequestOf<"notificationsGetList">) {
	const unread = request.unread ? [sql<SqlBool>`not read`] : [];
	const set: Keyset = {
		table: "notification",
		key: "created_at",
		descending: true,
		where: [visibleTo(userId), ...unread],
	};
	const page = pageOf(request);
	const { keys, total } = await readOffered(db, set, page, MAX_COUNTED);
	const { ids, next } = keys;
	if (ids.length === 0) return { rows: [], total, page, next };
	const rows = await db
		.selectFrom("notification")
		.innerJoin("message", "message.id", "notification.message_id")
		.select(["notification.id", "kind", "message_id", "number", "title", "notification.status", "read"])
		.select("notification.created_at")
		.select([NOTE.as("note"), REPLY.as("reply")])
		.where("notification.id", "in", ids)
		.execute();
	return { rows: inOrder(ids, rows), total, page, next };
}

/** How many notifications a user has not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
	const where = [visibleTo(userId), sql<SqlBool>`not read`];
	const set = { table: "notification", key: "created_at", descending: true, where } as const;
	return (await countRows(db, set, MAX_COUNTED)).total;
}

/** Marks a user's notifications as read; null for all. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | null): Promise<void> {
	if (ids?.length === 0) return;
	await db
		.updateTable("notification")
		.set({ read: true })
		.where("user_id", "=", userId)
		.where("read", "=", false)
		.$if(ids !== null, (query) => query.where("id", "in", ids ?? []))
		.execute();
}
