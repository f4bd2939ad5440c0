import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** Every row of every table as JSON, each after its table's name; bytes are written in hexadecimal. */
export async function everyRow(db: Db): Promise<string[]> {
	const { rows: tables } = await sql<{ name: string }>`
		select table_name as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE'
	`.execute(db);
	const found: string[] = [];
	for (const { name } of tables) {
		const { rows } = await sql<{
			text: string;
		}>`select row_to_json(t)::text as text from ${sql.table(name)} as t`.execute(db);
		found.push(...rows.map(({ text }) => `${name} ${text}`));
	}
	return found;
}
