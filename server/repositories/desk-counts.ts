import type { Db } from "../database/connection.ts";
import { countRows } from "./count-cache.ts";
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

/** How many open cases somebody has, nobody has, are overdue, will be soon, and are there in all; up to 10,000 each. */
export async function countDesk(db: Db, reader: DeskReader) {
	const count = async (filter: DeskFilter = {}) => {
		const where = (await deskWhere(db, filter, reader)) ?? [];
		return countRows(db, { table: "message", key: "due_at", descending: false, where }, MAX_COUNTED);
	};
	return {
		mine: await count(QUESTIONS.mine),
		unassigned: await count(QUESTIONS.unassigned),
		overdue: await count(QUESTIONS.overdue),
		soon: await count(QUESTIONS.soon),
		open: await count(QUESTIONS.open),
	};
}
