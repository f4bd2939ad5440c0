import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CategoryRetention } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import { casesOf } from "../../policies/case-policy.ts";
import type { RightHolder } from "../../policies/rights.ts";
import { type FiledCase, filedCases } from "./filed-by.ts";

/** What holds for the cases of one category. */
export type RetentionRule = { code: string; retention: CategoryRetention };

const spans: Record<CategoryRetention["unit"], (length: number) => RawBuilder<Date>> = {
	days: (length) => sql`now() - make_interval(days => ${length})`,
	months: (length) => sql`now() - make_interval(months => ${length})`,
	years: (length) => sql`now() - make_interval(years => ${length})`,
};

/** The cases whose time is over: resting in one of the states, and nothing was done about them since the span started. */
function isDue({ code, retention: { after, length, unit } }: RetentionRule): RawBuilder<SqlBool> {
	const since = spans[unit](length);
	return sql<SqlBool>`
		message.category_id = (select id from category where code = ${code})
		and message.status = any(${after}) and message.submitted_at < ${since} and message.anonymised_at is null
		and not exists (
			select from message_flow where message_flow.message_id = message.id and message_flow.created_at >= ${since}
		)`;
}

/** How many cases of a category in a state are due now, and how many will be so many days from now, those included. */
export type RetentionForecast = { status: string; readable: boolean; now: number; month: number; year: number };

/** Days from now of which a forecast tells. */
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** What a rule will do if nothing is done about the cases meanwhile: by their states, those apart that a reader may not read. */
export async function forecastRetention(
	db: Db,
	{ code, retention }: RetentionRule,
	reader: RightHolder,
): Promise<RetentionForecast[]> {
	const { after, length, unit } = retention;
	const over = (days: number) => sql`rested_since < ${spans[unit](length)} + make_interval(days => ${days})`;
	const { rows } = await sql<RetentionForecast>`
		select status, ${casesOf(reader, "read")} as readable, count(*) filter (where ${over(0)})::int as now,
			count(*) filter (where ${over(MONTH_DAYS)})::int as month, count(*)::int as year
		from message cross join lateral (
			select greatest(message.submitted_at, max(message_flow.created_at)) as rested_since
			from message_flow where message_flow.message_id = message.id
		) as rest
		where category_id = (select id from category where code = ${code}) and status = any(${after})
			and anonymised_at is null
			and submitted_at < ${spans[unit](length)} + make_interval(days => ${YEAR_DAYS}) and ${over(YEAR_DAYS)}
		group by status, readable
	`.execute(db);
	return rows;
}

/** How many cases of a category are due. */
export async function countDue(db: Db, rule: RetentionRule): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) from message where ${isDue(rule)}`.execute(db);
	return rows[0]?.count ?? 0;
}

/** Some cases that are due, the oldest first; nobody changes them until the end of the transaction. */
export function takeDueRetention(db: Db, rule: RetentionRule, limit: number): Promise<FiledCase[]> {
	return filedCases(db)
		.where(isDue(rule))
		.orderBy("message.submitted_at")
		.limit(limit)
		.forUpdate("message")
		.skipLocked()
		.execute();
}

/** Marks a case as reduced to what the public saw; its query code opens nothing any more. */
export async function markAnonymised(db: Db, id: string): Promise<void> {
	await db
		.updateTable("message")
		.set({ anonymised_at: sql<Date>`now()`, query_code_mac: null })
		.where("id", "=", id)
		.execute();
}

/** Deletes a case with its steps, and with what others kept of it. Its files are for the caller to delete first. */
export async function deleteCase(db: Db, id: string): Promise<void> {
	await db.deleteFrom("message").where("id", "=", id).execute();
}
