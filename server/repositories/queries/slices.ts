import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { everyOne, type WordSearch } from "./search.ts";
import type { Keyset } from "./set-keys.ts";

/** Once this many rows with the words are found, older slices are not looked into: more than a page has. */
export const ENOUGH = 60;

/** The greatest share of all cases that may have a word's letters: of more frequent ones, slices would be full of other words. */
const SELDOM = 0.025;

type Sliced = Keyset & { search: WordSearch };

const isSliced = (set: Keyset): set is Sliced => set.inSlices === true && (set.search?.index.length ?? 0) > 0;

/** What to look for in the index: the quarters from the newest to the oldest, and in each the pieces of a set's words and traits, the rarest first. */
export type Slices = { search: WordSearch; newest: number; oldest: number; pieces: readonly string[] };

/**
 * The slices for a set's words, the newest one that of the newest case or of the time that a part of it begins at; null where they
 * are not looked for by time, or where so many cases have their letters that it is no help: but for those with traits, which
 * are few of all.
 */
export async function findSlices(db: Db, set: Keyset, from?: string): Promise<Slices | null> {
	if (!isSliced(set)) return null;
	const { search, traits = [] } = set;
	const { rows } = await sql<Omit<Slices, "search"> & { share: number }>`
		select share, newest, oldest, pieces
		from portico_dated_pieces(${search.words}, ${traits}::text[], ${from ?? null}::timestamptz) where newest >= oldest
	`.execute(db);
	const [found] = rows;
	return found && (traits.length > 0 || found.share < SELDOM) ? { search, ...found } : null;
}

// As the index has it.
const DATED = sql`portico_dated(
	search, submitted_at, category_id, assigned_team, assignee_id, district, status, priority, project_id
)`;

/** What may be read of the rows that slices find, each with its type. */
const READ = {
	submitted_at: "timestamptz",
	id: "uuid",
	category_id: "uuid",
	status: "text",
	project_id: "uuid",
} as const;

type Column = keyof typeof READ;

/**
 * The rows that hold a set's words, looked for by quarters: an older one is asked only while those after it have not
 * found enough. An index of all rows would read where the words' pieces stand in all years
 * (docs/decisions/0143-words-are-looked-for-in-slices-of-time.md).
 */
export function rowsInSlices(
	{ search, newest, oldest, pieces }: Slices,
	where: readonly RawBuilder<SqlBool>[],
	enough: number,
	columns: readonly Column[] = ["submitted_at", "id"],
): RawBuilder<unknown> {
	const listed = (written: (column: Column) => RawBuilder<unknown>) => sql.join(columns.map(written));
	const names = listed((column) => sql.ref(column));
	// Each by a condition of its own: of the longer lists the index then looks only at what the shorter ones have in common.
	const held = pieces.map((piece) => sql<SqlBool>`${DATED} @@ ('''' || asked.quarter - 1 || ${piece}::text)::tsquery`);
	// Nobody knows how few a quarter finds, PostgreSQL neither: without `offset 0` it would look for what else is asked in all years.
	const quarter = sql`
		select count(*) as count, ${listed((column) => sql`array_agg(${sql.ref(column)}) as ${sql.ref(column)}`)}
		from (select * from message where ${everyOne(held)} offset 0) as message
		where ${everyOne([...where, ...search.texts])}`;
	return sql`(
		with recursive asked (quarter, total, ${names}) as (
			select ${newest}::integer + 1, 0::bigint, ${listed((column) => sql`null::${sql.raw(READ[column])}[]`)}
			union all
			select asked.quarter - 1, asked.total + part.count, ${listed((column) => sql.ref(`part.${column}`))}
			from asked, lateral (${quarter}) as part where asked.total < ${enough} and asked.quarter > ${oldest}
		)
		select each.* from asked, unnest(${listed((column) => sql.ref(`asked.${column}`))}) as each (${names})
	) as found`;
}
