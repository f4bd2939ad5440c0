import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { findSummaries } from "./message.ts";

/** Which published cases are asked for; `closed` are the states in which handling is over. */
export type OpenFilter = {
	numbers?: readonly string[];
	codes?: readonly string[];
	from?: Date;
	to?: Date;
	status?: "open" | "closed";
	closed: readonly string[];
};

/** The most that one answer holds. */
const MAX = 1_000;

function whereOf({ numbers, codes, from, to, status, closed }: OpenFilter): RawBuilder<SqlBool>[] {
	return [
		sql<SqlBool>`message.published`,
		...(numbers ? [sql<SqlBool>`message.number = any(${[...numbers]}::text[])`] : []),
		...(codes
			? [sql<SqlBool>`message.category_id in (select id from category where code = any(${[...codes]}::text[]))`]
			: []),
		...(from ? [sql<SqlBool>`message.submitted_at >= ${from}`] : []),
		...(to ? [sql<SqlBool>`message.submitted_at <= ${to}`] : []),
		...(status === "open" ? [sql<SqlBool>`message.status <> all(${[...closed]}::text[])`] : []),
		...(status === "closed" ? [sql<SqlBool>`message.status = any(${[...closed]}::text[])`] : []),
	];
}

/** Published cases, newest first, with what their public values are read from. */
export async function listOpenCases(db: Db, filter: OpenFilter) {
	const { rows } = await sql<{
		id: string;
		form: string;
		form_hash: string;
		data: Record<string, unknown>;
		team: string | null;
	}>`
		select message.id, message.form, message.form_hash, message.data, category.team
		from message join category on category.id = message.category_id
		where ${sql.join(whereOf(filter), sql` and `)}
		order by message.submitted_at desc, message.id limit ${MAX}
	`.execute(db);
	if (rows.length === 0) return [];
	const summaries = await findSummaries(
		db,
		rows.map(({ id }) => id),
	);
	const byId = new Map(summaries.map((one) => [one.id, one]));
	return rows.flatMap((row) => {
		const summary = byId.get(row.id);
		return summary ? [{ ...row, summary }] : [];
	});
}

/** A published case with what its public values are read from. */
export type OpenCase = Awaited<ReturnType<typeof listOpenCases>>[number];
