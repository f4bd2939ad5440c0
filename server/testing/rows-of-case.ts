import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

type Named = { name: string };

/** Gives a look at what is stored of a case: its row, those of every table that name it, and what the audit log says of it. */
export async function rowsOfCase(db: Db): Promise<(id: string) => Promise<string[]>> {
	const { rows: tables } = await sql<Named>`
		select table_name as name from information_schema.columns
		where table_schema = 'public' and column_name = 'message_id'
	`.execute(db);
	const parts = tables.map(
		({ name }) => sql`select ${name} || ' ' || t::text as row, t.message_id::text as id from ${sql.table(name)} as t`,
	);
	parts.push(sql`select 'message ' || t::text, t.id::text from message as t`);
	parts.push(sql`select 'audit_entry ' || t::text, t.object_id from audit_entry as t`);
	return async (id) => {
		const { rows } = await sql<{ row: string }>`
			select row from (${sql.join(parts, sql` union all `)}) as stored where stored.id = ${id} order by row
		`.execute(db);
		return rows.map(({ row }) => row);
	};
}
