import type { Db } from "../../database/connection.ts";
import type { BulkAction } from "../../database/tables/desk-tables.ts";
import { type BulkAuthor, insertBulk } from "../../repositories/desk/bulk-step.ts";
import type { DeskFilter, DeskReader } from "../../repositories/desk/desk-cases.ts";
import { invalid } from "../../wire/refusal.ts";

/** The most cases of one step: written down in a second or two, and done in a quarter of an hour. */
const MAX_CASES = 100_000;

/** Which cases are meant, by whose rights, and how many they may be. */
type MeantCases = { filter: DeskFilter; reader: DeskReader; max?: number };

/**
 * Writes down a step over all cases that a filter means now; returns its id, and how many they are. Throws 422 where they are too
 * many: a step over the first of them only would leave the others, which nobody would know.
 */
export const writeBulk = (db: Db, author: BulkAuthor, action: BulkAction, { max = MAX_CASES, ...meant }: MeantCases) =>
	db.transaction().execute(async (transaction) => {
		const inserted = await insertBulk(transaction, author, action, { ...meant, limit: max + 1 });
		if (inserted.total <= max) return inserted;
		const text = "More than {count} cases match. Please narrow the filters.";
		throw invalid([{ pointer: "/query", message: text }], text, { count: max });
	});
