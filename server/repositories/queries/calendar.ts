import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isBusy } from "../../database/busy.ts";
import type { Db } from "../../database/connection.ts";

/** Days from one to another, both included, in the portal's time zone. */
export type Days = { from?: string | undefined; to?: string | undefined; time_zone: string };

/** The time zone (IANA) in which the portal reckons days: that of the current release. */
export async function findTimeZone(db: Db): Promise<string> {
	const { time_zone } = await db.selectFrom("calendar").select("time_zone").executeTakeFirstOrThrow();
	return time_zone;
}

/** Days as published cases are counted by them: in the time zone of a counting. */
export type CountedDays = Days & { counting: number };

/**
 * The counting of published cases that holds, and its time zone: for a moment after a release with another time zone still
 * that of the release before.
 */
export async function findCounting(db: Db): Promise<{ counting: number; time_zone: string }> {
	return db.selectFrom("calendar").select(["counting", "counted_zone as time_zone"]).executeTakeFirstOrThrow();
}

/** How many cases are counted at once; whoever changes a case meanwhile waits for some tens of milliseconds (190 ms at 5,000). */
const BATCH = 1_000;

/** How often a batch is tried that does not get its turn. */
const TRIES = 50;

async function countBatch(db: Db, triesLeft = TRIES): Promise<boolean> {
	try {
		const { rows } = await sql<{ more: boolean }>`select count_days_anew(${BATCH}) as more`.execute(db);
		return rows[0]?.more ?? false;
	} catch (error) {
		if (!isBusy(error) || triesLeft === 0) throw error;
		return countBatch(db, triesLeft - 1);
	}
}

/** Counts published cases by the days of the time zone of the release in force, where they are not counted so yet. */
export async function countDaysAnew(db: Db): Promise<void> {
	await sql`delete from message_day using calendar
		where message_day.counting not in (calendar.counting, calendar.next_counting)`.execute(db);
	while (await countBatch(db));
}

/** Reckons days in a time zone from now on; what is counted by day is counted anew where that is another, by a job. */
export async function reckonDaysIn(db: Db, timeZone: string): Promise<void> {
	await sql`select reckon_days_in(${timeZone})`.execute(db);
}

/** The moment at which a day begins, or the one so many days after it. */
export const startOfDay = (day: string, timeZone: string, after = 0): RawBuilder<Date> =>
	sql<Date>`((${day}::date + ${after}::integer)::timestamp at time zone ${timeZone}::text)`;

/** The conditions on `message` that a span of days means. */
export const filedWithin = ({ from, to, time_zone }: Days): RawBuilder<SqlBool>[] => [
	...(from ? [sql<SqlBool>`submitted_at >= ${startOfDay(from, time_zone)}`] : []),
	...(to ? [sql<SqlBool>`submitted_at < ${startOfDay(to, time_zone, 1)}`] : []),
];
