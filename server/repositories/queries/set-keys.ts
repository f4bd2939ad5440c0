import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { everyOne, isRowId, type WordSearch, wordsWhere } from "./search.ts";

/** A sorted, filtered set of rows; the sort key and the id must be an index, so that pages are found in it alone. */
export type Keyset = {
	table: "message" | "article" | "project" | "message_follow" | "notification";
	key: "submitted_at" | "answered_at" | "published_at" | "created_at" | "due_at" | "views";
	descending: boolean;
	where: RawBuilder<SqlBool>[];
	/** What the rows' texts must hold; how such rows are found is in search-way.ts. */
	search?: WordSearch | undefined;
	/** Whether words are looked for in the newest time first: only where the newest cases come first. */
	inSlices?: boolean;
	/** Whether it has open cases alone: these are few, and have an index of their words. */
	open?: boolean;
	/** Those of its conditions that the index of slices has, too. */
	traits?: readonly string[];
};

/** All conditions of a set, its words among them. */
export const keysetConditions = ({ where, search }: Keyset) => [...where, ...wordsWhere(search)];

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

/** A key as a text, for cursors. */
export const setKeyText = (value: Date | number) => (value instanceof Date ? value.toISOString() : String(value));

/** `limit` rows of a set, after `offset` that stand before them. */
export type Span = { limit: number; offset: number };

/** A part of a set under further conditions; `from`: the time at which it begins, where that is later in the order than the set does. */
export type Stretch = Span & { where: RawBuilder<SqlBool>[]; from?: string | undefined };

/** How a set is sorted. */
export const orderOf = ({ key, descending }: Keyset) => {
	const direction = sql.raw(descending ? "desc" : "asc");
	return sql`order by ${sql.ref(key)} ${direction}, id ${direction}`;
};

/** The nearest rows of a set, whatever their texts hold. */
export const nearestRows = (set: Keyset, where: RawBuilder<SqlBool>[], rows: number): RawBuilder<unknown> =>
	sql`(select * from ${sql.table(set.table)} where ${everyOne(where)} ${orderOf(set)} limit ${rows}) as near`;

/** The place of each `step`-th row of a set, in order: landmarks by which far pages are found. */
export async function readEvery(db: Db, set: Keyset, step: number): Promise<Key[]> {
	const direction = sql.raw(set.descending ? "desc" : "asc");
	const key = sql.ref(set.key);
	const { rows } = await sql<{ key: Date | number; id: string }>`
		select key, id from (
			select ${key} as key, id, row_number() over (order by ${key} ${direction}, id ${direction}) as place
			from ${sql.table(set.table)} where ${everyOne(keysetConditions(set))}
		) as placed where place % ${step} = 0 order by place
	`.execute(db);
	return rows.map((row) => ({ key: setKeyText(row.key), id: row.id }));
}

/** The name of a set, which no other set in another order has. */
export function setName(db: Db, set: Keyset): string {
	const { sql: text, parameters } = sql`${sql.table(set.table)} ${everyOne(keysetConditions(set))}`.compile(db);
	return JSON.stringify([text, parameters, set.key, set.descending]);
}
