import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The LIKE pattern of what contains a word. */
export const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** What is searched: tables with a column `search`, which holds the pieces of their texts. */
type Searched = "message" | "article" | "project";

/** What words ask of rows: candidates by an index, and among them those whose texts hold every word. */
export type WordSearch = { words: string; index: RawBuilder<SqlBool>[]; texts: RawBuilder<SqlBool>[] };

/**
 * Rows whose texts hold every word; undefined where there is none. The index finds candidates by two-character pieces, the rarest
 * of each word, which also finds Chinese words; ILIKE then leaves out what only had the pieces.
 */
export function matchesKeyword(table: Searched, keyword: string, columns: readonly string[]): WordSearch | undefined {
	const each = keyword.trim().slice(0, 100).split(/\s+/).filter(Boolean);
	if (each.length === 0) return undefined;
	const text = sql.join(
		columns.map((column) => sql.ref(column)),
		sql` || ' ' || `,
	);
	const words = each.join(" ");
	return {
		words,
		index: [sql<SqlBool>`search @@ (select portico_rare_query(${table}, ${words}))`],
		texts: each.map((word) => sql<SqlBool>`${text} ilike ${likePattern(word)}`),
	};
}

/** Whether words are the number of a case: its day, and a running number of six digits, or more once a million cases were filed. */
export const isCaseNumber = (words: string): boolean => /^\d{8}-\d{6,}$/.test(words);

/** The rows with one number. */
export const hasNumber = (words: string): WordSearch => ({
	words,
	index: [],
	texts: [sql<SqlBool>`number = ${words}`],
});

/** All of some conditions; none is true of every row. */
export const everyOne = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> =>
	sql.join([sql<SqlBool>`true`, ...parts], sql` and `);

/** The conditions that words mean. */
export const wordsWhere = (search: WordSearch | undefined): RawBuilder<SqlBool>[] =>
	search ? [...search.index, ...search.texts] : [];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an opaque id from outside can be one of a row; anything else names nothing. */
export const isRowId = (id: string): boolean => UUID.test(id);
