import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** At most `max` in each window of `seconds`. */
export type RateLimit = { seconds: number; max: number };

/**
 * Counts one more under a key, shared by all processes on the database.
 * Returns 0 when that is within the limit, else the seconds until the window closes.
 */
export async function countHit(db: Db, key: string, { seconds, max }: RateLimit): Promise<number> {
	const { rows } = await sql<{ count: number; wait: number }>`
		insert into rate_window (key, opened_at, closes_at, count)
		select ${key}, opened, opened + make_interval(secs => ${seconds}), 1
		from (select date_bin(make_interval(secs => ${seconds}), now(), 'epoch'::timestamptz) as opened) as this
		on conflict (key, opened_at) do update set count = rate_window.count + 1
		returning count, ceil(extract(epoch from closes_at - now()))::integer as wait
	`.execute(db);
	const hit = rows[0];
	return hit && hit.count > max ? Math.max(hit.wait, 1) : 0;
}

/** Counts one less under a key in the window of `seconds` that is open. */
export async function takeBackHit(db: Db, key: string, seconds: number): Promise<void> {
	await sql`
		update rate_window set count = greatest(count - 1, 0)
		where key = ${key} and opened_at = date_bin(make_interval(secs => ${seconds}), now(), 'epoch'::timestamptz)
	`.execute(db);
}

/** How much was counted under a key in the window of `seconds` that is open, and when that closes. */
export async function readHits(db: Db, key: string, seconds: number): Promise<{ count: number; closes_at: Date }> {
	const { rows } = await sql<{ count: number; closes_at: Date }>`
		select coalesce(count, 0) as count, opened + make_interval(secs => ${seconds}) as closes_at
		from (select date_bin(make_interval(secs => ${seconds}), now(), 'epoch'::timestamptz) as opened) as this
		left join rate_window on key = ${key} and opened_at = opened
	`.execute(db);
	return rows[0] ?? { count: 0, closes_at: new Date() };
}

/** Deletes windows that have closed. */
export async function deleteClosedWindows(db: Db): Promise<void> {
	await deleteInBatches(db, "rate_window", sql`closes_at < now()`);
}

/** Forgets what was counted of somebody, by any of their names in a key: their number, their id. */
export async function forgetWindowsOf(db: Db, names: readonly string[]): Promise<void> {
	await db
		.deleteFrom("rate_window")
		.where(({ eb, or }) => or(names.map((name) => eb(sql<number>`strpos(key, ${name})`, ">", 0))))
		.execute();
}
