import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { everyOne, type WordSearch } from "./search.ts";
import type { Keyset } from "./set-keys.ts";

/** So many rows with the words are enough to count: what is older is asked no more. More than a page has, and than MIN_FOUND says are all. */
export const ENOUGH = 60;

/** Words whose letters more of all cases have are frequent, or what else is asked leaves them out: slices would be full of others. */
const SELDOM = 0.025;

/** How many quarters each slice has, the newest first. What is older still is one more. */
const SLICES = [1, 1, 4];

type Sliced = Keyset & { search: WordSearch };

const isSliced = (set: Keyset): set is Sliced => set.inSlices === true && (set.search?.index.length ?? 0) > 0;

/** What to ask the index for a set's words in each quarter, the newest first. */
export type Slices = { search: WordSearch; queries: readonly string[] };

/**
 * The slices for a set's words, the newest one that of the newest case or of the time that a part of it begins at; null where they
 * are not looked for by time, or where so many cases have their letters that it is no help: but for those with traits, which
 * are few of all.
 */
export async function findSlices(db: Db, set: Keyset, from?: string): Promise<Slices | null> {
	if (!isSliced(set)) return null;
	const { search, traits = [] } = set;
	const { rows } = await sql<{ share: number; queries: string[] | null }>`
		select share, queries::text[] as queries
		from portico_dated_queries(${search.words}, ${traits}::text[], ${from ?? null}::timestamptz)
	`.execute(db);
	const [{ share, queries } = { share: 1, queries: null }] = rows;
	return queries && (traits.length > 0 || share < SELDOM) ? { search, queries } : null;
}

/** The queries of each slice. */
function* parted(queries: readonly string[]): Generator<readonly string[]> {
	let start = 0;
	for (const quarters of SLICES) {
		yield queries.slice(start, start + quarters);
		start += quarters;
	}
	yield queries.slice(start);
}

// As the index has it.
const DATED = sql`portico_dated(
	search, submitted_at, category_id, assigned_team, assignee_id, district, status, priority, project_id
)`;

/**
 * The rows that hold a set's words, looked for by quarters: a slice that is older is asked only while those before have not
 * found enough. An index of all rows would read where the words' pieces stand in all years
 * (docs/decisions/0143-words-are-looked-for-in-slices-of-time.md).
 */
export function rowsInSlices(
	{ search, queries }: Slices,
	where: readonly RawBuilder<SqlBool>[],
	enough: number,
	columns: RawBuilder<unknown> = sql`submitted_at, id`,
): RawBuilder<unknown> {
	// Nobody knows how few a slice finds, PostgreSQL neither: without `offset 0` it would look for what else is asked in all years.
	const within = (quarters: readonly string[], ...unless: RawBuilder<SqlBool>[]) => sql`
		select ${columns} from (select * from message where ${DATED} @@ any(${quarters}::tsquery[]) offset 0) as message
		where ${everyOne([...unless, ...where, ...search.texts])}`;
	const slices = [...parted(queries)];
	const name = (place: number) => sql.ref(`slice_${place}`);
	const counted = (place: number) =>
		sql.join(
			slices.slice(0, place).map((_, before) => sql`(select count(*) from ${name(before)})`),
			sql` + `,
		);
	const parts = slices.map((quarters, place) => {
		const unless = place === 0 ? [] : [sql<SqlBool>`${counted(place)} < ${enough}`];
		return sql`${name(place)} as materialized (${within(quarters, ...unless)})`;
	});
	return sql`(
		with ${sql.join(parts)} ${sql.join(
			slices.map((_, place) => sql`select * from ${name(place)}`),
			sql` union all `,
		)}
	) as found`;
}
