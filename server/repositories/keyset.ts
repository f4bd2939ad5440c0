import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { cursorOf, type Page } from "../wire/paging.ts";

/** A sorted, filtered set of rows; the sort key and the id must be an index, so that pages are found in it alone. */
export type Keyset = {
	table: "message" | "article" | "project" | "message_follow" | "notification";
	key: "submitted_at" | "answered_at" | "published_at" | "created_at" | "views";
	descending: boolean;
	where: RawBuilder<SqlBool>[];
};

/** How many of a set stand before a place, and the condition that leaves those out: a shortcut to a far page. */
export type Skip = { rows: number; where: RawBuilder<SqlBool> };

type Key = { key: string; id: string };

/** The ids of one page in their order, and the cursor of the next page. */
export type KeyPage = { ids: string[]; next: string | null };

const SQL_TYPES = {
	submitted_at: "timestamptz",
	answered_at: "timestamptz",
	published_at: "timestamptz",
	created_at: "timestamptz",
	views: "integer",
};

function afterClause({ key, descending }: Keyset, after: Key): RawBuilder<SqlBool> {
	const type = sql.raw(SQL_TYPES[key]);
	const operator = sql.raw(descending ? "<" : ">");
	return sql<SqlBool>`(${sql.ref(key)}, id) ${operator} (${after.key}::${type}, ${after.id}::uuid)`;
}

const keyText = (value: Date | number) => (value instanceof Date ? value.toISOString() : String(value));

async function readKeys(
	db: Db,
	set: Keyset,
	where: RawBuilder<SqlBool>[],
	limit: number,
	offset: number,
): Promise<Key[]> {
	const direction = sql.raw(set.descending ? "desc" : "asc");
	const key = sql.ref(set.key);
	const { rows } = await sql<{ key: Date | number; id: string }>`
		select ${key} as key, id from ${sql.table(set.table)}
		where ${sql.join([sql<SqlBool>`true`, ...where], sql` and `)}
		order by ${key} ${direction}, id ${direction} limit ${limit} offset ${offset}
	`.execute(db);
	return rows.map((row) => ({ key: keyText(row.key), id: row.id }));
}

/** Reads one page's ids: after a position without counting, or by number, using a skip where one is known. */
export async function readPage(db: Db, set: Keyset, page: Page, skip: Skip | null = null): Promise<KeyPage> {
	const extra = page.after ? [afterClause(set, page.after)] : skip ? [skip.where] : [];
	const offset = page.after ? 0 : (page.number - 1) * page.limit - (skip?.rows ?? 0);
	const keys = await readKeys(db, set, [...set.where, ...extra], page.limit + 1, offset);
	const shown = keys.slice(0, page.limit);
	const last = shown.at(-1);
	const more = keys.length > page.limit && last !== undefined;
	return { ids: shown.map(({ id }) => id), next: more ? cursorOf({ ...last, page: page.number + 1 }) : null };
}

/** How many rows a set has, counted up to `most`. */
export async function countRows(db: Db, { table, where }: Keyset, most: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from (
			select 1 from ${sql.table(table)} where ${sql.join([sql<SqlBool>`true`, ...where], sql` and `)} limit ${most}
		) as counted
	`.execute(db);
	return rows[0]?.count ?? 0;
}

/** Rows in the order of the ids they were asked by. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
