import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { isRowId } from "./search.ts";

/** A sorted, filtered set of rows; the sort key and the id must be an index, so that pages are found in it alone. */
export type Keyset = {
	table: "message" | "article" | "project" | "message_follow" | "notification";
	key: "submitted_at" | "answered_at" | "published_at" | "created_at" | "due_at" | "views";
	descending: boolean;
	where: RawBuilder<SqlBool>[];
	/** What the rows' texts must hold: tested row by row on the way to a page first, before an index is used for it. */
	search?: RawBuilder<SqlBool>[];
};

const conditions = ({ where, search = [] }: Keyset) => [...where, ...search];

/** Rows looked through for words before an index is asked. */
const LOOKED_THROUGH = 600;

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

const all = (parts: RawBuilder<SqlBool>[]) => sql.join([sql<SqlBool>`true`, ...parts], sql` and `);

/** A part of a set. */
export type Stretch = { where: RawBuilder<SqlBool>[]; limit: number; offset: number };

async function keysIn(
	db: Db,
	set: Keyset,
	rows: RawBuilder<unknown>,
	{ where, limit, offset }: Stretch,
): Promise<Key[]> {
	const direction = sql.raw(set.descending ? "desc" : "asc");
	const key = sql.ref(set.key);
	const found = await sql<{ key: Date | number; id: string }>`
		select ${key} as key, id from ${rows} where ${all(where)}
		order by ${key} ${direction}, id ${direction} limit ${limit} offset ${offset}
	`.execute(db);
	return found.rows.map((row) => ({ key: keyText(row.key), id: row.id }));
}

/**
 * A word that many rows hold fills a page from the first few of them; an index would gather them all, to throw most
 * away. So the nearest rows are looked through first, and only where they do not fill the page the index is asked.
 * Reads the places of a stretch of a set, in order.
 */
export async function readKeys(db: Db, set: Keyset, { where, limit, offset }: Stretch): Promise<Key[]> {
	const table = sql`${sql.table(set.table)}`;
	const search = set.search ?? [];
	const whole = { where: [...where, ...search], limit, offset };
	if (search.length === 0 || offset + limit > LOOKED_THROUGH) return keysIn(db, set, table, whole);
	const direction = sql.raw(set.descending ? "desc" : "asc");
	const near = sql`(
		select * from ${table} where ${all(where)}
		order by ${sql.ref(set.key)} ${direction}, id ${direction} limit ${LOOKED_THROUGH}
	) as near`;
	const keys = await keysIn(db, set, near, { where: search, limit, offset });
	return keys.length === limit ? keys : keysIn(db, set, table, whole);
}

/** The place of every so many-th row of a set, in order: landmarks for whoever looks for a far page. */
export async function readEvery(db: Db, set: Keyset, step: number): Promise<Key[]> {
	const direction = sql.raw(set.descending ? "desc" : "asc");
	const key = sql.ref(set.key);
	const { rows } = await sql<{ key: Date | number; id: string }>`
		select key, id from (
			select ${key} as key, id, row_number() over (order by ${key} ${direction}, id ${direction}) as place
			from ${sql.table(set.table)} where ${all(conditions(set))}
		) as placed where place % ${step} = 0 order by place
	`.execute(db);
	return rows.map((row) => ({ key: keyText(row.key), id: row.id }));
}

/** How many rows a set has, counted up to `most`. */
export async function countUpTo(db: Db, set: Keyset, max: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from (
			select 1 from ${sql.table(set.table)} where ${all(conditions(set))} limit ${max}
		) as counted
	`.execute(db);
	return rows[0]?.count ?? 0;
}

/** What tells a set from every other, in its order. */
export function setName(db: Db, set: Keyset): string {
	const { sql: text, parameters } = sql`${sql.table(set.table)} ${all(conditions(set))}`.compile(db);
	return JSON.stringify([text, parameters, set.key, set.descending]);
}
