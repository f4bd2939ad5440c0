import { sql } from "kysely";
import type { CaseStatus } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";

/** A clock of the workflow document as far as it says when it runs. */
type RunningClock = { from: CaseStatus; until: readonly CaseStatus[] };

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

/** Of those cases, for which a clock runs, and since when: the last time they came into its state, unless it was stopped since. */
export async function clockStarts(
	db: Db,
	ids: readonly string[],
	{ from, until }: RunningClock,
): Promise<{ message_id: string; since: Date }[]> {
	const { rows } = await sql<{ message_id: string; since: Date }>`
		select watched.id as message_id, started.created_at as since
		from unnest(${[...ids]}::uuid[]) as watched (id)
			join message on message.id = watched.id and not message.overdue and not message.status = any(${[...until]}),
			lateral (
				select position, created_at from message_flow
				where message_id = watched.id and to_status = ${from} order by position desc limit 1
			) as started
		where not exists (
			select from message_flow as ended
			where ended.message_id = watched.id and ended.position > started.position and ended.to_status = any(${[...until]})
		)
	`.execute(db);
	return rows;
}

/** Flags cases as waiting too long. */
export async function flagOverdueBatch(db: Db, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await db.updateTable("message").set({ overdue: true }).where("id", "in", ids).where("overdue", "=", false).execute();
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
 * Has the next so many cases after an id looked at anew, as when the clocks are others than before. Returns the last of
 * their ids; null when there are no more.
 */
export async function watchFrom(db: Db, after: string, limit: number): Promise<string | null> {
	const { rows } = await sql<{ last: string | null }>`
		with next as (select id from message where id > ${after}::uuid and not overdue order by id limit ${limit}),
			watched as (
				insert into message_watch (message_id) select id from next
				on conflict (message_id) do update set look_after = excluded.look_after
			)
		select id as last from next order by id desc limit 1
	`.execute(db);
	return rows[0]?.last ?? null;
}
