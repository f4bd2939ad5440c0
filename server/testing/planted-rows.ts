import { existsSync, readFileSync } from "node:fs";
import type { Client } from "pg";

const FOLDER = new URL("./planted/", import.meta.url);

/** Rows as a portal of the schema with this migration may have them, in SQL; null where it brought no table of its own. */
export function plantedRows(migration: number): string | null {
	const file = new URL(`${String(migration).padStart(4, "0")}.sql`, FOLDER);
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** A row of a table, its columns by name. */
export type StoredRow = { table: string; row: Record<string, unknown> };

/** What the portal computes from rows, and what is no row of its data. */
const COMPUTED = ["migration", "message_day"];

/** All rows of all tables but those that are computed, without columns that PostgreSQL computes. */
export async function storedRows(client: Client): Promise<StoredRow[]> {
	const { rows: tables } = await client.query<{ name: string; computed: string[] }>(`
		select relname as name, coalesce(array_agg(attname::text) filter (where attgenerated <> ''), '{}') as computed
		from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by 1 order by 1`);
	const own = tables.filter(({ name }) => !COMPUTED.includes(name));
	const reads = own.map(({ name, computed }) => {
		const left = computed.length > 0 ? ` - array[${computed.map((column) => `'${column}'`).join()}]` : "";
		return `select '${name}' as "table", to_jsonb(t)${left} as row from ${name} as t`;
	});
	return (await client.query<StoredRow>(reads.join(" union all "))).rows;
}
