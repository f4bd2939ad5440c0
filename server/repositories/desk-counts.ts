import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { type DeskFilter, type DeskReader, deskWhere } from "./desk-cases.ts";

/** Counted up to here: nobody needs to know how many more there are. */
const MAX_COUNTED = 10_000;

const QUESTIONS: Readonly<Record<string, DeskFilter>> = {
	mine: { assignee: "me" },
	unassigned: { assignee: "none" },
	overdue: { overdue: "overdue" },
	soon: { overdue: "soon" },
	open: {},
};

async function countWhere(db: Db, where: readonly RawBuilder<SqlBool>[]): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from (
			select 1 from message where ${sql.join([sql`true`, ...where], sql` and `)} limit ${MAX_COUNTED}
		) as counted
	`.execute(db);
	return rows[0]?.count ?? 0;
}

/** How many open cases somebody has, nobody has, are overdue, will be soon, and are there in all; up to 10,000 each. */
export async function countDesk(db: Db, reader: DeskReader) {
	const count = async (filter: DeskFilter = {}) => countWhere(db, (await deskWhere(db, filter, reader)) ?? []);
	return {
		mine: await count(QUESTIONS.mine),
		unassigned: await count(QUESTIONS.unassigned),
		overdue: await count(QUESTIONS.overdue),
		soon: await count(QUESTIONS.soon),
		open: await count(QUESTIONS.open),
	};
}
