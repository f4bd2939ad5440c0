import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connection.ts";
import type { Skip } from "./keyset.ts";

/** What published cases are counted by. */
export type DayFilter = {
	category_id?: string | undefined;
	status?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
};

function where({ category_id, status, from, to }: DayFilter): RawBuilder<SqlBool> {
	const parts = [sql<SqlBool>`true`];
	if (category_id) parts.push(sql<SqlBool>`category_id = ${category_id}`);
	if (status) parts.push(sql<SqlBool>`status = ${status}`);
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
	const start = sql`${found.day}::date::timestamp at time zone 'UTC'`;
	const reached = descending
		? sql<SqlBool>`submitted_at < ${start} + interval '1 day'`
		: sql<SqlBool>`submitted_at >= ${start}`;
	return { rows: found.before, where: reached };
}
