import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { countedBy, countedNearest } from "./count-set.ts";
import type { Counted } from "./counted-cases.ts";
import { everyOne } from "./search.ts";
import { gatheredRows, SEARCH_SAMPLE, type SearchWay, searchWayOf } from "./search-way.ts";
import { type Key, type Keyset, nearestRows, orderOf, type Span, type Stretch, setKeyText } from "./set-keys.ts";
import { ENOUGH } from "./slices.ts";

/** How many of the nearest rows are looked through for words, one number after the other, before the index is used. */
const LOOKED_THROUGH = [600, 2_000];

async function keysIn(
	db: Db,
	set: Keyset,
	rows: RawBuilder<unknown>,
	{ where, limit, offset }: Stretch,
): Promise<Key[]> {
	const key = sql.ref(set.key);
	const found = await sql<{ key: Date | number; id: string }>`
		select ${key} as key, id from ${rows} where ${everyOne(where)} ${orderOf(set)} limit ${limit} offset ${offset}
	`.execute(db);
	return found.rows.map((row) => ({ key: setKeyText(row.key), id: row.id }));
}

/**
 * Reads the places of a stretch of a set, in order. A word that many rows hold fills a page from the first few of them, while
 * an index would gather them all, to throw most away: so the nearest rows are looked through first, and the index only where
 * they do not fill the page.
 */
export async function readKeys(db: Db, set: Keyset, { where, limit, offset, from }: Stretch): Promise<Key[]> {
	if (!set.search) return keysIn(db, set, sql.table(set.table), { where, limit, offset });
	const { texts } = set.search;
	const way = await searchWayOf(db, { ...set, where }, from);
	const looks = way ? [] : LOOKED_THROUGH;
	for (const rows of looks.filter((most) => offset + limit <= most)) {
		const keys = await keysIn(db, set, nearestRows(set, where, rows), { where: texts, limit, offset });
		if (keys.length === limit) return keys;
	}
	return keysIn(db, set, gatheredRows(set, where, way, offset + limit), { where: [], limit, offset });
}

/** The places in rows; a row without a place stands for none. */
const keysOf = (rows: readonly { key: Date | number | null; id: string | null }[]): Key[] =>
	rows.flatMap(({ key, id }) => (key === null || id === null ? [] : [{ key: setKeyText(key), id }]));

/** Looks at the nearest rows: whether they are all there are, how many hold the words, and a part of these. */
async function readSample(
	db: Db,
	set: Keyset,
	{ limit, offset }: Span,
): Promise<{ keys: Key[]; total: number; whole: boolean }> {
	const key = sql.ref(set.key);
	const { rows } = await sql<{ looked: number; found: number; key: Date | number | null; id: string | null }>`
		with near as materialized (
			select ${key}, id, coalesce(${everyOne(set.search?.texts ?? [])}, false) as holds from ${nearestRows(set, set.where, SEARCH_SAMPLE.rows)}
		), counted as (
			select count(*) as looked, count(*) filter (where holds) as found from near
		)
		select looked, found, ${key} as key, id
		from counted left join (select * from near where holds ${orderOf(set)} limit ${limit} offset ${offset}) as part on true
		${orderOf(set)}
	`.execute(db);
	const { looked = 0, found = 0 } = rows[0] ?? {};
	return { keys: keysOf(rows), total: found, whole: looked < SEARCH_SAMPLE.rows };
}

/**
 * Rows that hold words: a part of them, and how many there are, counted as countUpTo does; null where the part was found
 * without counting.
 */
export type FoundRows = { keys: Key[]; counted: Counted | null };

/**
 * Reads a part of the rows of a set that hold its words, and counts these up to `max`: for a page by number, which is offered
 * only as far as rows are counted, both are needed at once.
 */
export async function readFound(db: Db, set: Keyset, part: Span, max: number): Promise<FoundRows> {
	const way = await searchWayOf(db, set);
	if (way) return readGathered(db, set, way, part, max);
	const { keys, total, whole } = await readSample(db, set, part);
	if (whole || total >= SEARCH_SAMPLE.frequent) return { keys, counted: countedNearest(total, whole, max) };
	if (keys.length === part.limit) return { keys, counted: null };
	return readGathered(db, set, null, part, max);
}

/** A part of the rows that hold the words, and how many there are, by one query of the index. */
async function readGathered(
	db: Db,
	set: Keyset,
	way: SearchWay,
	{ limit, offset }: Span,
	max: number,
): Promise<FoundRows> {
	const key = sql.ref(set.key);
	const { rows } = await sql<{ key: Date | number | null; id: string | null; total: number }>`
		with found as materialized (select ${key}, id from ${gatheredRows(set, set.where, way, ENOUGH)}),
			counted as (select count(*) as total from (select 1 from found limit ${max}) as first)
		select ${key} as key, id, total
		from counted left join (select * from found ${orderOf(set)} limit ${limit} offset ${offset}) as part on true ${orderOf(set)}
	`.execute(db);
	const total = rows[0]?.total ?? 0;
	return { keys: keysOf(rows), counted: countedBy(way, total, max) };
}
