import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** Days from one to another, both included, in the portal's time zone. */
export type Days = { from?: string | undefined; to?: string | undefined; time_zone: string };

/** The time zone (IANA) in which the portal reckons days: that of the current release. */
export async function findTimeZone(db: Db): Promise<string> {
	const { time_zone } = await db.selectFrom("calendar").select("time_zone").executeTakeFirstOrThrow();
	return time_zone;
}

/** Reckons days in a time zone from now on; what is counted by day is counted anew where that is another. */
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
