import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** Cases whose clocks are to be looked at now, the longest due first; nobody else looks at them until the end of the transaction. */
export async function takeDueClocks(db: Db, limit: number): Promise<string[]> {
	const rows = await db
		.selectFrom("message_watch")
		.select("message_id")
		.where("look_after", "<=", sql<Date>`now()`)
		.orderBy("look_after")
		.limit(limit)
		.forUpdate()
		.skipLocked()
		.execute();
	return rows.map(({ message_id }) => message_id);
}

/** When a case is due of which no clock runs: later than any other that is open. */
export const UNTIMED = new Date("9998-01-01T00:00:00Z");

/** When a case is due in which handling is over. All that is due before is open: lists of open cases go by that. */
export const NEVER_DUE = new Date("9999-01-01T00:00:00Z");

/** Says when a case is due, whether that has passed, and whether any of its clocks ran out. */
export async function setDue(db: Db, id: string, due_at: Date, missed: boolean): Promise<void> {
	const overdue = due_at < new Date();
	await db
		.updateTable("message")
		.set({ due_at, overdue, missed })
		.where("id", "=", id)
		.where(
			sql<boolean>`(due_at, overdue, missed) is distinct from (${due_at}::timestamptz(3), ${overdue}::boolean, ${missed}::boolean)`,
		)
		.execute();
}

/** What says by which workflow cases are handled. */
export function listHandled(db: Db, ids: readonly string[]) {
	return db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(["message.id", "message.workflow_hash", "category.code as category_code"])
		.where("message.id", "in", ids)
		.execute();
}

/** What says by which workflow a case is handled. */
export async function handledOf(db: Db, { id }: { id: string }) {
	const [handled] = await listHandled(db, [id]);
	if (!handled) throw new Error(`There is no case ${id}.`);
	return handled;
}

/** Says when each case is looked at next. */
export async function lookAgain(db: Db, next: ReadonlyMap<string, Date>): Promise<void> {
	await sql`
		update message_watch set look_after = next.at
		from unnest(${[...next.keys()]}::uuid[], ${[...next.values()]}::timestamptz[]) as next (id, at)
		where message_id = next.id
	`.execute(db);
}

/** Looks at cases no more until their next step. */
export async function stopLooking(db: Db, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await db.deleteFrom("message_watch").where("message_id", "in", ids).execute();
}

/**
 * Has the next so many cases after an id that are in none of the closed states looked at anew, as when the clocks are others than before. Returns the last of
 * their ids; null when there are no more.
 */
export async function watchFrom(
	db: Db,
	after: string,
	closed: readonly string[],
	limit: number,
): Promise<string | null> {
	const { rows } = await sql<{ last: string | null }>`
		with next as (select id from message where id > ${after}::uuid and not status = any(${[...closed]}) order by id limit ${limit}),
			watched as (
				insert into message_watch (message_id) select id from next
				on conflict (message_id) do update set look_after = excluded.look_after
			)
		select id as last from next order by id desc limit 1
	`.execute(db);
	return rows[0]?.last ?? null;
}
