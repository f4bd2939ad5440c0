import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { everyOne, wordsWhere } from "./search.ts";
import { type Keyset, nearestRows } from "./set-keys.ts";
import { findSlices, rowsInSlices, type Slices } from "./slices.ts";

/** Words are frequent that `frequent` of the nearest `rows` hold; rows beyond are not counted then. */
export const SEARCH_SAMPLE = { rows: 2_000, frequent: 50 };

/** A first look at fewer rows: words that are rare even there are sooner found by an index than by the rest of the sample. */
const GLANCE = { rows: 300, frequent: 8 };

/** The first look where an index has the filters, too: it finds so few cases then that missing a frequent word costs little. */
const SHORT_GLANCE = { rows: 100, frequent: 3 };

/** How rows with words are found: in slices of time, by an index of all rows, or, for frequent words, among the nearest rows (null). */
export type SearchWay = Slices | "index" | null;

/** Whether words are looked for in slices. */
export const isInSlices = (way: SearchWay): way is Slices => way !== null && way !== "index";

/**
 * All rows of a set that hold its words, gathered before they are sorted or counted: with a limit in sight the planner would
 * rather walk through the table in its order, which takes very long for a word that few rows hold.
 */
export const gatheredRows = (set: Keyset, where: RawBuilder<SqlBool>[], way: SearchWay, enough: number) =>
	isInSlices(way)
		? rowsInSlices(way, where, enough)
		: sql`(
			with found as materialized (
				select ${sql.ref(set.key)}, id from ${sql.table(set.table)} where ${everyOne([...where, ...wordsWhere(set.search)])}
			) select * from found
		) as found`;

/** Looks at the nearest rows of a set: whether they are all of it, and how many hold the words. */
export async function countSample(db: Db, set: Keyset, sample: number): Promise<{ whole: boolean; found: number }> {
	const { rows } = await sql<{ looked: number; found: number }>`
		select count(*) as looked, count(*) filter (where ${everyOne(set.search?.texts ?? [])}) as found
		from ${nearestRows(set, set.where, sample)}
	`.execute(db);
	const { looked, found } = rows[0] ?? { looked: 0, found: 0 };
	return { whole: looked < sample, found };
}

/** How the rows with a set's words are to be found, by how many of the very nearest rows hold them. */
export async function searchWayOf(db: Db, set: Keyset, from?: string): Promise<SearchWay> {
	if (!set.search || !(set.inSlices || set.open)) return null;
	const { rows, frequent } = set.inSlices && set.traits?.length ? SHORT_GLANCE : GLANCE;
	const { whole, found } = await countSample(db, set, rows);
	if (whole || found >= frequent) return null;
	return set.open ? "index" : findSlices(db, set, from);
}
