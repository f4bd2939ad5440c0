import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { isHan, pairsOf } from "./bigrams.ts";

/** What a text is compared by, at most. */
const MAX_TERMS = 24;

/** How many of the newest that share a term are compared. */
const MAX_COMPARED = 300;

/** At least this share of the terms must be shared. */
const MIN_LIKENESS = 0.2;

const WORDS = /\p{Script=Han}+|[\p{L}\p{N}]{4,}/gu;

/** What a text says: its words of four letters or more, and the two-character pieces of its Chinese. */
function termsOf(text: string): string[] {
	const found = text.toLowerCase().match(WORDS) ?? [];
	return [...new Set(found.flatMap((word) => (isHan(word) ? pairsOf(word) : word)))].slice(0, MAX_TERMS);
}

/** Where to look for likeness: a table with a bigram `search` column, and a time for "newest". */
type Likeness = {
	table: "message" | "article";
	columns: readonly string[];
	newest: "submitted_at" | "published_at";
	where: RawBuilder<SqlBool>[];
};

/** The ids of rows whose texts share terms with a text, the most alike first. A term weighs as much as it is long. */
export async function findAlike(db: Db, place: Likeness, text: string, limit: number): Promise<string[]> {
	const terms = termsOf(text);
	if (terms.length === 0) return [];
	const content = sql.join(
		place.columns.map((column) => sql.ref(column)),
		sql` || ' ' || `,
	);
	const query = sql.join(
		terms.map((term) => sql`portico_query(${term})`),
		sql` || `,
	);
	const newest = sql.ref(place.newest);
	const { rows } = await sql<{ id: string }>`
		with candidate as materialized (
			select id, ${newest} as newest, lower(${content}) as content from ${sql.table(place.table)}
			where ${sql.join([...place.where, sql<SqlBool>`search @@ (${query})`], sql` and `)}
			order by ${newest} desc, id desc limit ${MAX_COMPARED}
		)
		select candidate.id from candidate, lateral (
			select count(*)::float8 as shared, sum(char_length(term)) as weight
			from unnest(${terms}::text[]) as term where position(term in content) > 0
		) as likeness
		where shared >= ${Math.max(1, terms.length * MIN_LIKENESS)}
		order by weight desc, newest desc, id limit ${limit}
	`.execute(db);
	return rows.map(({ id }) => id);
}
