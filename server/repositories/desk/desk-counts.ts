import type { Db } from "../../database/connection.ts";
import type { UserRow } from "../../database/tables.ts";
import { countEach } from "../queries/count-cache.ts";
import { MAX_COUNTED_CASES } from "../queries/counted-cases.ts";
import { type DeskFilter, deskWhere } from "./desk-cases.ts";

const QUESTIONS: readonly DeskFilter[] = [
	{ assignee: "me" },
	{ assignee: "none" },
	{ overdue: "overdue" },
	{ overdue: "soon" },
	{},
];

/** How many open cases somebody has, nobody has, are overdue, will be soon, and are there in all; up to `MAX_COUNTED_CASES` each. */
export async function countDesk(db: Db, user: UserRow) {
	// None of the questions names a state: which ones are closed does not matter.
	const wheres = await Promise.all(QUESTIONS.map((filter) => deskWhere(db, filter, { user, closed: [] })));
	const sets = wheres.map((where) => ({
		...({ table: "message", key: "due_at", descending: false } as const),
		where: where ?? [],
	}));
	const [mine = 0, unassigned = 0, overdue = 0, soon = 0, open = 0] = await countEach(db, sets, MAX_COUNTED_CASES);
	return { mine, unassigned, overdue, soon, open };
}
