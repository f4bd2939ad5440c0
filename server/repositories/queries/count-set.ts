import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { type Counted, countedUpTo } from "./counted-cases.ts";
import { everyOne } from "./search.ts";
import { countSample, gatheredRows, isInSlices, SEARCH_SAMPLE, type SearchWay, searchWayOf } from "./search-way.ts";
import { type Keyset, keysetConditions, nearestRows } from "./set-keys.ts";
import { ENOUGH, rowsInSlices } from "./slices.ts";

/** What was counted among the nearest rows, which may be all there are. */
export const countedNearest = (total: number, whole: boolean, max: number): Counted => {
	const counted = countedUpTo(total, max);
	return { ...counted, more: counted.more || !whole };
};

/** What an index counted; slices that found enough were not all looked into, so there may be more. */
export const countedBy = (way: SearchWay, total: number, max: number): Counted => {
	const counted = countedUpTo(total, max);
	return { ...counted, more: counted.more || (isInSlices(way) && total >= ENOUGH) };
};

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

/** How many of the nearest rows hold the words, where these are frequent; null where an index has to count. */
async function countNearest(db: Db, set: Keyset, max: number): Promise<Counted | null> {
	const { whole, found } = await countSample(db, set, SEARCH_SAMPLE.rows);
	return whole || found >= SEARCH_SAMPLE.frequent ? countedNearest(found, whole, max) : null;
}

/**
 * How many rows a set has, counted up to `max`. Of words that are frequent among the nearest rows only those are counted
 * (docs/decisions/0087-frequent-words-are-found-among-the-nearest.md), of others those of the slices that are looked into.
 */
export async function countUpTo(db: Db, set: Keyset, max: number): Promise<Counted> {
	if (!set.search) return countedUpTo(await countIn(db, sql.table(set.table), set.where, max), max);
	const way = await searchWayOf(db, set);
	const near = way ? null : await countNearest(db, set, max);
	return near ?? countedBy(way, await countIn(db, gatheredRows(set, set.where, way, ENOUGH), [], max), max);
}

/** The rows that are counted for each value of a filter: among the nearest where the words are frequent there, else as countUpTo counts. */
export async function countedRows(db: Db, set: Keyset): Promise<RawBuilder<unknown>> {
	const way = await searchWayOf(db, set);
	if (isInSlices(way)) return rowsInSlices(way, set.where, ENOUGH, ["category_id", "status", "project_id"]);
	const near = way === null && (await countNearest(db, set, SEARCH_SAMPLE.rows)) !== null;
	if (near) return sql`${nearestRows(set, set.where, SEARCH_SAMPLE.rows)} where ${everyOne(set.search?.texts ?? [])}`;
	return sql`${sql.table(set.table)} where ${everyOne(keysetConditions(set))}`;
}
