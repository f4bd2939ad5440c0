import { type Client, escapeIdentifier } from "pg";
import { type StoredTable, storedTables } from "./copy-rows.ts";

/** How many rows a table has, and a sum over hashes of all of them, in whatever order they lie. */
type Measure = { rows: string; sum: string };

async function measure(client: Client, { name, columns }: StoredTable): Promise<Measure> {
	const row = `row(${columns.map(escapeIdentifier).join(", ")})::text`;
	const { rows } = await client.query<Measure>(
		`select count(*)::text as rows, coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text as sum
		from ${escapeIdentifier(name)}`,
	);
	return rows[0] ?? { rows: "0", sum: "0" };
}

const columnsOf = (tables: readonly StoredTable[]) =>
	tables.map(({ name, columns }) => `${name} (${columns.join(", ")})`);

/**
 * Compares two databases table by table: columns, numbers of rows, and a sum over all of their values.
 * Returns how many rows there are; throws, naming the table, where they differ.
 */
export async function compareRows(former: Client, present: Client): Promise<number> {
	const tables = await storedTables(former);
	const before = columnsOf(tables);
	const after = columnsOf(await storedTables(present));
	const other = before.find((table) => !after.includes(table)) ?? after.find((table) => !before.includes(table));
	if (other !== undefined) throw new Error(`Only one of the two databases has the table ${other}.`);
	let total = 0;
	for (const table of tables) {
		const [was, is] = await Promise.all([measure(former, table), measure(present, table)]);
		if (was.rows !== is.rows || was.sum !== is.sum)
			throw new Error(`The table ${table.name} had ${was.rows} rows and has ${is.rows}, or other values in them.`);
		total += Number(was.rows);
	}
	return total;
}
