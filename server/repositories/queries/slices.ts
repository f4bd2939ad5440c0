import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { everyOne, type WordSearch } from "./search.ts";
import type { Keyset } from "./set-keys.ts";

/** So many rows with the words are enough to count: what is older is asked no more. */
export const ENOUGH = 200;

/** Words whose letters more of all cases have are frequent, or what else is asked leaves them out: slices would be full of others. */
const SELDOM = 0.025;

/** How many quarters are asked at once, the newest first. What is older still is asked all at once. */
const SLICES = [2, 4];
const QUARTERS = SLICES.reduce((sum, quarters) => sum + quarters, 0);

const MONTHS = 3;

type Sliced = Keyset & { search: WordSearch };

const isSliced = (set: Keyset): set is Sliced => set.inSlices === true && (set.search?.index.length ?? 0) > 0;

/** The quarters in which a set's words are looked for, and what to ask the index for in each. */
export type Slices = { search: WordSearch; quarters: readonly number[]; queries: readonly string[] };

/** The first moment of a quarter, counted since the year 0, as portico_dated counts them. */
const quarterStart = (quarter: number) =>
	new Date(Date.UTC(Math.floor(quarter / 4), (quarter % 4) * MONTHS)).toISOString();

function quartersUntil(now: Date): number[] {
	const newest = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / MONTHS);
	return Array.from({ length: QUARTERS }, (_, back) => newest - back);
}

/** The slices for a set's words; null where they are not looked for by time, or where so many cases have their letters that it is no help. */
export async function findSlices(db: Db, set: Keyset): Promise<Slices | null> {
	if (!isSliced(set)) return null;
	const { search } = set;
	const quarters = quartersUntil(new Date());
	const { rows } = await sql<{ share: number; queries: string[] }>`
		select share, queries::text[] as queries from portico_dated_queries(${search.words}, ${quarters}::integer[])
	`.execute(db);
	const [{ share, queries } = { share: 1, queries: [] }] = rows;
	return share < SELDOM ? { search, quarters, queries } : null;
}

/**
 * The rows that hold a set's words, looked for by quarters: a slice that is older is asked only while those before have not
 * found enough. An index of all rows would read where the words' pieces stand in all years
 * (docs/decisions/0143-words-are-looked-for-in-slices-of-time.md).
 */
export function rowsInSlices(
	{ search, quarters, queries }: Slices,
	where: readonly RawBuilder<SqlBool>[],
	enough: number,
	columns: RawBuilder<unknown> = sql`submitted_at, id`,
): RawBuilder<unknown> {
	const [start, end] = [quarterStart(Math.min(...quarters)), quarterStart(Math.max(...quarters) + 1)];
	// Nobody knows how few a slice finds, PostgreSQL neither: without `offset 0` it would look for what else is asked in all years.
	const within = (found: RawBuilder<SqlBool>, ...unless: RawBuilder<SqlBool>[]) => sql`
		select ${columns} from (select * from message where ${found} offset 0) as message
		where ${everyOne([...unless, ...where, ...search.texts])}`;
	const dated = (questions: readonly string[]) =>
		sql<SqlBool>`portico_dated(search, submitted_at) @@ any(${questions}::tsquery[])`;
	const [newest = 0] = SLICES;
	return sql`(
		with newest as materialized (
			${within(dated(queries.slice(0, newest)))}
		), recent as materialized (
			${within(dated(queries.slice(newest)), sql<SqlBool>`(select count(*) from newest) < ${enough}`)}
		), other as materialized (
			${within(
				sql<SqlBool>`${everyOne(search.index)}`,
				sql<SqlBool>`(select count(*) from newest) + (select count(*) from recent) < ${enough}`,
				sql<SqlBool>`not (submitted_at >= ${start} and submitted_at < ${end})`,
			)}
		)
		select * from newest union all select * from recent union all select * from other
	) as found`;
}
