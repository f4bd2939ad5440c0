import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The LIKE pattern of what contains a word. */
export const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** What is searched: tables with a column `search`, which holds the pieces of their texts. */
type Searched = "message" | "article" | "project";

/**
 * Rows whose texts hold every word. The index finds candidates by two-character pieces, the rarest of each word, which also
 * finds Chinese words; ILIKE then leaves out what only had the pieces.
 */
export function matchesKeyword(table: Searched, keyword: string, columns: readonly string[]): RawBuilder<SqlBool>[] {
	const words = keyword.trim().slice(0, 100).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const text = sql.join(
		columns.map((column) => sql.ref(column)),
		sql` || ' ' || `,
	);
	return [
		sql<SqlBool>`search @@ (select portico_rare_query(${table}, ${words.join(" ")}))`,
		...words.map((word) => sql<SqlBool>`${text} ilike ${likePattern(word)}`),
	];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an opaque id from outside can be one of a row; anything else names nothing. */
export const isRowId = (id: string): boolean => UUID.test(id);
