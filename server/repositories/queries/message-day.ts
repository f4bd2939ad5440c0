import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import { type CountedDays, startOfDay } from "./calendar.ts";
import type { Skip } from "./keyset.ts";

/** What published cases are counted by. */
export type DayFilter = {
	category_id?: string | undefined;
	status?: string | undefined;
	project_id?: string | undefined;
} & CountedDays;

/** Stand in the table for any category or project, and for any status. */
const ANY_ID = "00000000-0000-0000-0000-000000000000";
const ANY_STATUS = "";

type Values = { category_id: string; status: CaseStatus; project_id: string };

/** What published cases can be counted by. */
export type CountedBy = keyof Values;

const ANY = { category_id: ANY_ID, status: ANY_STATUS, project_id: ANY_ID };

function where(filter: DayFilter, by: CountedBy | null = null): RawBuilder<SqlBool> {
	const { from, to } = filter;
	const counting = sql<SqlBool>`counting = ${filter.counting}`;
	const parts = (["category_id", "status", "project_id"] as const).map((column) =>
		column === by
			? sql<SqlBool>`${sql.ref(column)} <> ${ANY[column]}`
			: sql<SqlBool>`${sql.ref(column)} = ${filter[column] || ANY[column]}`,
	);
	parts.unshift(counting);
	if (from) parts.push(sql<SqlBool>`day >= ${from}::date`);
	if (to) parts.push(sql<SqlBool>`day <= ${to}::date`);
	return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** How many published cases a filter finds, added up by day. */
export async function countPublished(db: Db, filter: DayFilter): Promise<number> {
	const { rows } = await sql<{ total: number }>`
		select coalesce(sum(count), 0)::bigint as total from message_day where ${where(filter)}
	`.execute(db);
	return rows[0]?.total ?? 0;
}

/** The day on which the entry at an offset lies, and how many entries come before that day. Null beyond the end. */
export async function skipTo(db: Db, filter: DayFilter, offset: number, descending: boolean): Promise<Skip | null> {
	const direction = sql.raw(descending ? "desc" : "asc");
	const { rows } = await sql<{ day: string; before: number }>`
		select day, before::bigint as before from (
			select day, sum(count) as here, sum(sum(count)) over (order by day ${direction}) - sum(count) as before
			from message_day where ${where(filter)} group by day
		) as days
		where before <= ${offset} and before + here > ${offset} limit 1
	`.execute(db);
	const found = rows[0];
	if (!found) return null;
	const reached = descending
		? sql<SqlBool>`submitted_at < ${startOfDay(found.day, filter.time_zone, 1)}`
		: sql<SqlBool>`submitted_at >= ${startOfDay(found.day, filter.time_zone)}`;
	return { rows: found.before, where: reached };
}

/** How many published cases a filter finds of each category, status or project, whatever it says of that itself. */
export async function countBy<B extends CountedBy>(db: Db, filter: DayFilter, by: B): Promise<Map<Values[B], number>> {
	const column = sql.ref(by);
	const { rows } = await sql<{ value: Values[B]; count: number }>`
		select ${column} as value, sum(count)::bigint as count from message_day where ${where(filter, by)}
		group by ${column} having sum(count) > 0
	`.execute(db);
	return new Map(rows.map(({ value, count }) => [value, count]));
}

/** How many published cases a filter finds by the month of filing, oldest first. */
export async function countByMonth(db: Db, filter: DayFilter): Promise<{ month: string; count: number }[]> {
	const { rows } = await sql<{ month: string; count: number }>`
		select to_char(day, 'YYYY-MM') as month, sum(count)::bigint as count from message_day where ${where(filter)}
		group by 1 having sum(count) > 0 order by 1
	`.execute(db);
	return rows;
}
