import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Client, escapeIdentifier, escapeLiteral } from "pg";

/** A table with those of its columns that are stored, not computed by PostgreSQL. */
export type StoredTable = { name: string; columns: readonly string[] };

const TABLES = `
	select relname as name, array_agg(attname::text order by attname) as columns
	from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
	where relnamespace = 'public'::regnamespace and relkind = 'r'
	group by relname order by relname`;

/** All tables of a database, columns in the order of their names. */
export const storedTables = async (client: Client): Promise<StoredTable[]> =>
	(await client.query<StoredTable>(TABLES)).rows;

const listed = ({ columns }: StoredTable) => columns.map(escapeIdentifier).join(", ");

/** Hands all rows of a table from one server to the other, by a file in a folder of their account's. */
async function copyTable(from: Client, to: Client, table: StoredTable, folder: string): Promise<void> {
	const rows = `${escapeIdentifier(table.name)} (${listed(table)})`;
	const file = join(folder, `${table.name}.copy`);
	try {
		await from.query(`copy ${rows} to ${escapeLiteral(file)}`);
		await to.query(`copy ${rows} from ${escapeLiteral(file)}`);
	} finally {
		rmSync(file, { force: true });
	}
}

type Sequence = { name: string; last_value: string | null };

/** Sets every sequence to where it stands in the former database; one that was never drawn from stays at its beginning. */
async function setSequences(from: Client, to: Client): Promise<void> {
	const { rows } = await from.query<Sequence>(
		"select sequencename as name, last_value::text from pg_sequences where schemaname = 'public'",
	);
	for (const { name, last_value } of rows)
		if (last_value !== null) await to.query("select setval($1::regclass, $2)", [escapeIdentifier(name), last_value]);
}

/**
 * Fills a database whose schema stands already with all rows of another, as they are: no trigger and no key is heard, and
 * what migrations have put there goes. One table after the other passes through `folder`, which both servers can write to.
 * `notify` hears its name before.
 */
export async function copyRows(
	{ from, to, folder }: { from: Client; to: Client; folder: string },
	notify: (table: string) => void,
): Promise<void> {
	const tables = await storedTables(from);
	await from.query("begin isolation level repeatable read read only");
	await to.query("begin; set local session_replication_role = replica");
	await to.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(", ")}`);
	for (const table of tables) {
		notify(table.name);
		await copyTable(from, to, table, folder);
	}
	await setSequences(from, to);
	await to.query("commit");
	await from.query("commit");
}
