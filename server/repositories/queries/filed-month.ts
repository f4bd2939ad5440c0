import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { type Days, filedWithin } from "./calendar.ts";

/** Fewer cases than this that are not public are not told of; more are told in steps of so many. */
const SMALLEST_GROUP = 5;

/** What can be told of cases that are not public: nothing of those that are confidential. */
export type HiddenCases = { filed: number; handled: number };

/**
 * How many cases that are not public were filed in a span of days, and handled of them: month by month in steps of five, and
 * only of months that lie within the span whole. Counted by any span, two of them a day apart would tell of a single case by
 * their difference; so whatever is asked, nothing but the same few numbers is added up (docs/decisions/0043).
 */
export async function countHidden(db: Db, days: Days): Promise<HiddenCases> {
	const { from, to, time_zone } = days;
	const whole = [
		...(from ? [sql<SqlBool>`month >= ${from}::date`] : []),
		...(to ? [sql<SqlBool>`month + interval '1 month' <= ${to}::date + 1`] : []),
	];
	const step = SMALLEST_GROUP;
	const { rows } = await sql<HiddenCases>`
		select coalesce(sum(filed / ${step}::bigint * ${step}), 0)::bigint as filed,
			coalesce(sum(handled / ${step}::bigint * ${step}), 0)::bigint as handled
		from (
			select date_trunc('month', submitted_at at time zone ${time_zone}::text) as month, count(*) as filed,
				count(*) filter (where status in ('replied', 'closed')) as handled
			from message where ${sql.join([sql`not published and not confidential`, ...filedWithin(days)], sql` and `)} group by 1
		) as months where ${sql.join([sql`true`, ...whole], sql` and `)}
	`.execute(db);
	return rows[0] ?? { filed: 0, handled: 0 };
}
