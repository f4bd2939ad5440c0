import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { type Counted, countedUpTo } from "./counted-cases.ts";
import { everyOne, isRowId, type WordSearch, wordsWhere } from "./search.ts";
import { ENOUGH, findSlices, rowsInSlices, type Slices } from "./slices.ts";

/** A sorted, filtered set of rows; the sort key and the id must be an index, so that pages are found in it alone. */
export type Keyset = {
	table: "message" | "article" | "project" | "message_follow" | "notification";
	key: "submitted_at" | "answered_at" | "published_at" | "created_at" | "due_at" | "views";
	descending: boolean;
	where: RawBuilder<SqlBool>[];
	/** What the rows' texts must hold: tested row by row on the way to a page first, before an index is used for it. */
	search?: WordSearch | undefined;
	/** Whether words are looked for in the newest time first: only where the newest cases come first. */
	inSlices?: boolean;
	/** Whether it is of open cases alone: these are few, and have an index of their words. */
	open?: boolean;
	/** What of its conditions the index of slices has, too. */
	traits?: readonly string[];
};

const conditions = ({ where, search }: Keyset) => [...where, ...wordsWhere(search)];

/** So many of the nearest rows are looked through for words, and where those do not fill a page so many, before an index is asked. */
const LOOKED_THROUGH = [600, 2_000];

/** Among so many of the nearest rows it is seen whether words are frequent: from so many found on, no others are counted. */
const SAMPLE = { rows: 2_000, frequent: 50 };

/** Among so many it is seen first, where an index finds what is not frequent sooner than the rest of the sample. */
const GLANCE = { rows: 300, frequent: 8 };

/** Of what a filter leaves fewer do: a slice has so few cases with its traits that a frequent word that was missed costs little. */
const SHORT_GLANCE = { rows: 100, frequent: 3 };

/** Where a row stands in its order. */
export type Key = { key: string; id: string };

const SQL_TYPES = {
	submitted_at: "timestamptz",
	answered_at: "timestamptz",
	published_at: "timestamptz",
	created_at: "timestamptz",
	due_at: "timestamptz",
	views: "integer",
};

const LAST_INTEGER = 2 ** 31 - 1;

/** Whether a text is a time as keys have it. */
export const isTime = (text: string) => /^[1-9]\d{3}-/.test(text) && isSameTime(text, new Date(text));
const isSameTime = (text: string, time: Date) => !Number.isNaN(time.getTime()) && time.toISOString() === text;
const isCount = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= LAST_INTEGER;

/** Whether a place from outside can be one in the order of a set: its key of the right kind, its id a row's. */
export const isSetKeyOf = ({ key: column }: Keyset, { key, id }: Key): boolean =>
	isRowId(id) && (column === "views" ? isCount(key) : isTime(key));

/** What stands after a place. */
export function afterClause({ key, descending }: Keyset, after: Key): RawBuilder<SqlBool> {
	const type = sql.raw(SQL_TYPES[key]);
	const operator = sql.raw(descending ? "<" : ">");
	return sql<SqlBool>`(${sql.ref(key)}, id) ${operator} (${after.key}::${type}, ${after.id}::uuid)`;
}

const keyText = (value: Date | number) => (value instanceof Date ? value.toISOString() : String(value));

/** So many rows of a set after so many that stand before them. */
export type Span = { limit: number; offset: number };

/** A part of a set, of what else is asked; `from`: the time after which none of it stands, where it begins further on than the set. */
export type Stretch = Span & { where: RawBuilder<SqlBool>[]; from?: string | undefined };

const orderOf = ({ key, descending }: Keyset) => {
	const direction = sql.raw(descending ? "desc" : "asc");
	return sql`order by ${sql.ref(key)} ${direction}, id ${direction}`;
};

/** The nearest rows of a set, whatever their texts hold. */
export const nearestRows = (set: Keyset, where: RawBuilder<SqlBool>[], rows: number): RawBuilder<unknown> =>
	sql`(select * from ${sql.table(set.table)} where ${everyOne(where)} ${orderOf(set)} limit ${rows}) as near`;

/** Where words are looked for that the very nearest rows seldom hold: in slices, or in an index of all rows that are meant; null where they do. */
type Way = Slices | "index" | null;

const isInSlices = (way: Way): way is Slices => way !== null && way !== "index";

/**
 * All rows of a set that hold its words, gathered before they are sorted or counted: with a limit in sight the planner would rather
 * walk through the table in its order, which for a word that few rows hold never ends.
 */
const gathered = (set: Keyset, where: RawBuilder<SqlBool>[], way: Way, enough: number) =>
	isInSlices(way)
		? rowsInSlices(way, where, enough)
		: sql`(
			with found as materialized (
				select ${sql.ref(set.key)}, id from ${sql.table(set.table)} where ${everyOne([...where, ...wordsWhere(set.search)])}
			) select * from found
		) as found`;

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
	return found.rows.map((row) => ({ key: keyText(row.key), id: row.id }));
}

/**
 * A word that many rows hold fills a page from the first few of them; an index would gather them all, to throw most
 * away. So the nearest rows are looked through first, and only where they do not fill the page the index is asked.
 * Reads the places of a stretch of a set, in order.
 */
export async function readKeys(db: Db, set: Keyset, { where, limit, offset, from }: Stretch): Promise<Key[]> {
	if (!set.search) return keysIn(db, set, sql.table(set.table), { where, limit, offset });
	const { texts } = set.search;
	const way = await wayOf(db, { ...set, where }, from);
	const looks = way ? [] : LOOKED_THROUGH;
	for (const rows of looks.filter((most) => offset + limit <= most)) {
		const keys = await keysIn(db, set, nearestRows(set, where, rows), { where: texts, limit, offset });
		if (keys.length === limit) return keys;
	}
	return keysIn(db, set, gathered(set, where, way, offset + limit), { where: [], limit, offset });
}

/** The places in rows, of which one without a place says that there are none. */
const keysOf = (rows: readonly { key: Date | number | null; id: string | null }[]): Key[] =>
	rows.flatMap(({ key, id }) => (key === null || id === null ? [] : [{ key: keyText(key), id }]));

/** Of the nearest rows: whether they are all there are, how many hold the words, and a part of these. */
async function readSample(
	db: Db,
	set: Keyset,
	{ limit, offset }: Span,
): Promise<{ keys: Key[]; total: number; whole: boolean }> {
	const key = sql.ref(set.key);
	const { rows } = await sql<{ looked: number; found: number; key: Date | number | null; id: string | null }>`
		with near as materialized (
			select ${key}, id, coalesce(${everyOne(set.search?.texts ?? [])}, false) as holds from ${nearestRows(set, set.where, SAMPLE.rows)}
		), counted as (
			select count(*) as looked, count(*) filter (where holds) as found from near
		)
		select looked, found, ${key} as key, id
		from counted left join (select * from near where holds ${orderOf(set)} limit ${limit} offset ${offset}) as part on true
		${orderOf(set)}
	`.execute(db);
	const { looked = 0, found = 0 } = rows[0] ?? {};
	return { keys: keysOf(rows), total: found, whole: looked < SAMPLE.rows };
}

/**
 * Rows that hold words: a part of them, and how many there are, counted as countUpTo does; null where the nearest rows
 * hold the part and do not say it.
 */
export type FoundRows = { keys: Key[]; counted: Counted | null };

/**
 * Reads a part of the rows of a set that hold its words, and counts these up to `max`: of a page by number, which is offered
 * only as far as rows are counted, so that both are found at once. What the nearest rows do not say is asked of the index.
 */
export async function readFound(db: Db, set: Keyset, part: Span, max: number): Promise<FoundRows> {
	const way = await wayOf(db, set);
	if (way) return readGathered(db, set, way, part, max);
	const { keys, total, whole } = await readSample(db, set, part);
	if (whole || total >= SAMPLE.frequent) return { keys, counted: countedNearest(total, whole, max) };
	if (keys.length === part.limit) return { keys, counted: null };
	return readGathered(db, set, null, part, max);
}

/** What was counted among the nearest rows, which may be all there are. */
const countedNearest = (total: number, whole: boolean, max: number): Counted => {
	const counted = countedUpTo(total, max);
	return { ...counted, more: counted.more || !whole };
};

/** What an index counted: slices are not all asked once they found enough. */
const countedBy = (way: Way, total: number, max: number): Counted => {
	const counted = countedUpTo(total, max);
	return { ...counted, more: counted.more || (isInSlices(way) && total >= ENOUGH) };
};

/** A part of the rows that hold the words, and how many there are, from one question to the index. */
async function readGathered(db: Db, set: Keyset, way: Way, { limit, offset }: Span, max: number): Promise<FoundRows> {
	const key = sql.ref(set.key);
	const { rows } = await sql<{ key: Date | number | null; id: string | null; total: number }>`
		with found as materialized (select ${key}, id from ${gathered(set, set.where, way, ENOUGH)}),
			counted as (select count(*) as total from (select 1 from found limit ${max}) as first)
		select ${key} as key, id, total
		from counted left join (select * from found ${orderOf(set)} limit ${limit} offset ${offset}) as part on true ${orderOf(set)}
	`.execute(db);
	const total = rows[0]?.total ?? 0;
	return { keys: keysOf(rows), counted: countedBy(way, total, max) };
}

/** The place of every so many-th row of a set, in order: landmarks for whoever looks for a far page. */
export async function readEvery(db: Db, set: Keyset, step: number): Promise<Key[]> {
	const direction = sql.raw(set.descending ? "desc" : "asc");
	const key = sql.ref(set.key);
	const { rows } = await sql<{ key: Date | number; id: string }>`
		select key, id from (
			select ${key} as key, id, row_number() over (order by ${key} ${direction}, id ${direction}) as place
			from ${sql.table(set.table)} where ${everyOne(conditions(set))}
		) as placed where place % ${step} = 0 order by place
	`.execute(db);
	return rows.map((row) => ({ key: keyText(row.key), id: row.id }));
}

const upTo = (rows: RawBuilder<unknown>, where: RawBuilder<SqlBool>[], max: number) =>
	sql`select count(*) as count from (select 1 from ${rows} where ${everyOne(where)} limit ${max}) as counted`;

async function countIn(db: Db, rows: RawBuilder<unknown>, where: RawBuilder<SqlBool>[], max: number): Promise<number> {
	const { rows: counted } = await sql<{ count: number }>`${upTo(rows, where, max)}`.execute(db);
	return counted[0]?.count ?? 0;
}

/** How many rows each of some sets without words has, counted up to `max`, by one statement. */
export async function countSetsUpTo(db: Db, sets: readonly Omit<Keyset, "search">[], max: number): Promise<number[]> {
	const counts = sets.map(({ table, where }) => sql`(${upTo(sql.table(table), where, max)})::integer`);
	const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
	return rows[0]?.counts ?? [];
}

/** Whether a sample was the whole set, and how many of its rows hold the words. */
async function countSample(db: Db, set: Keyset, sample: number): Promise<{ whole: boolean; found: number }> {
	const { rows } = await sql<{ looked: number; found: number }>`
		select count(*) as looked, count(*) filter (where ${everyOne(set.search?.texts ?? [])}) as found
		from ${nearestRows(set, set.where, sample)}
	`.execute(db);
	const { looked, found } = rows[0] ?? { looked: 0, found: 0 };
	return { whole: looked < sample, found };
}

/** Where to look for words, where so few of the very nearest rows hold them that it is no use to look at more of those. */
async function wayOf(db: Db, set: Keyset, from?: string): Promise<Way> {
	if (!set.search || !(set.inSlices || set.open)) return null;
	const { rows, frequent } = set.inSlices && set.traits?.length ? SHORT_GLANCE : GLANCE;
	const { whole, found } = await countSample(db, set, rows);
	if (whole || found >= frequent) return null;
	return set.open ? "index" : findSlices(db, set, from);
}

/** How many of the nearest rows hold the words, where it is they that are counted; null where an index is asked. */
async function countNearest(db: Db, set: Keyset, max: number): Promise<Counted | null> {
	const { whole, found } = await countSample(db, set, SAMPLE.rows);
	return whole || found >= SAMPLE.frequent ? countedNearest(found, whole, max) : null;
}

/**
 * How many rows a set has, counted up to `max`. Of words that are frequent among the nearest rows only those are counted
 * (docs/decisions/0087-frequent-words-are-found-among-the-nearest.md), of others those of the slices that are asked.
 */
export async function countUpTo(db: Db, set: Keyset, max: number): Promise<Counted> {
	if (!set.search) return countedUpTo(await countIn(db, sql.table(set.table), set.where, max), max);
	const way = await wayOf(db, set);
	const near = way ? null : await countNearest(db, set, max);
	return near ?? countedBy(way, await countIn(db, gathered(set, set.where, way, ENOUGH), [], max), max);
}

/** The rows that are counted for each value of a filter: among the nearest where the words are frequent there, else as countUpTo counts. */
export async function countedRows(db: Db, set: Keyset): Promise<RawBuilder<unknown>> {
	const way = await wayOf(db, set);
	if (isInSlices(way)) return rowsInSlices(way, set.where, ENOUGH, ["category_id", "status", "project_id"]);
	const near = way === null && (await countNearest(db, set, SAMPLE.rows)) !== null;
	if (near) return sql`${nearestRows(set, set.where, SAMPLE.rows)} where ${everyOne(set.search?.texts ?? [])}`;
	return sql`${sql.table(set.table)} where ${everyOne(conditions(set))}`;
}

/** What tells a set from every other, in its order. */
export function setName(db: Db, set: Keyset): string {
	const { sql: text, parameters } = sql`${sql.table(set.table)} ${everyOne(conditions(set))}`.compile(db);
	return JSON.stringify([text, parameters, set.key, set.descending]);
}
