import type { Pool } from "pg";
import type { SealKeys } from "../../sealing/seal-keys.ts";
import { ANSWER_COLUMNS } from "./answer-columns.ts";
import { isSealedText, resealText, sealText } from "./sealed-text.ts";

/** How many stored answers were sealed for the first time, and how many anew with the newest key. */
export type ResealedAnswers = { sealed: number; resealed: number };

/** Pages of a table that are read at once: 8 KB each. */
const PAGES = 256;

type Stored = { at: string; before: string };
type Anew = Stored & { after: string; was: keyof ResealedAnswers };

/** A stored value as the newest key seals it; none where it does already. */
function resealed({ at, before }: Stored, keys: SealKeys): Anew[] {
	const value: unknown = JSON.parse(before);
	if (!isSealedText(value)) return [{ at, before, after: JSON.stringify(sealText(before, keys)), was: "sealed" }];
	const anew = resealText(value, keys);
	return anew === null ? [] : [{ at, before, after: JSON.stringify(anew), was: "resealed" }];
}

/** Writes what was sealed anew where nobody has changed it meanwhile. */
async function write(pool: Pool, table: string, column: string, anew: readonly Anew[]): Promise<number> {
	const { rowCount } = await pool.query(
		`update ${table} set ${column} = anew.after::jsonb
		from unnest($1::tid[], $2::text[], $3::text[]) as anew (at, before, after)
		where ${table}.ctid = anew.at and ${table}.${column} = anew.before::jsonb`,
		[anew.map(({ at }) => at), anew.map(({ before }) => before), anew.map(({ after }) => after)],
	);
	return rowCount ?? 0;
}

async function pagesOf(pool: Pool, table: string): Promise<number> {
	const { rows } = await pool.query<{ pages: number }>(
		`select (pg_relation_size('${table}') / current_setting('block_size')::bigint)::integer as pages`,
	);
	return rows[0]?.pages ?? 0;
}

/** Once over a table, by the pages of its file: what is written goes to others and is found sealed there. */
async function passOver(pool: Pool, keys: SealKeys, table: string, column: string): Promise<ResealedAnswers> {
	const done: ResealedAnswers = { sealed: 0, resealed: 0 };
	const pages = await pagesOf(pool, table);
	for (let page = 0; page < pages; page += PAGES) {
		const { rows } = await pool.query<Stored>(
			`select ctid::text as at, ${column}::text as before from ${table} where ctid >= $1::tid and ctid < $2::tid`,
			[`(${page},0)`, `(${page + PAGES},0)`],
		);
		const anew = rows.flatMap((row) => resealed(row, keys));
		for (const was of ["sealed", "resealed"] as const)
			done[was] += await write(
				pool,
				table,
				column,
				anew.filter((one) => one.was === was),
			);
	}
	return done;
}

/**
 * Seals every stored answer with the newest key. Can be cut short and begun again; servers that know both keys may run beside it,
 * so it goes over each table until a whole pass has found nothing: a row may move to a page that was read before.
 */
export async function resealAnswers(pool: Pool, keys: SealKeys): Promise<ResealedAnswers> {
	const total: ResealedAnswers = { sealed: 0, resealed: 0 };
	for (const [table, columns] of Object.entries(ANSWER_COLUMNS))
		for (const column of columns) {
			let done: ResealedAnswers;
			do {
				done = await passOver(pool, keys, table, column);
				total.sealed += done.sealed;
				total.resealed += done.resealed;
			} while (done.sealed + done.resealed > 0);
		}
	return total;
}
