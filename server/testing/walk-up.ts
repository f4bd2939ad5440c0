import { isDeepStrictEqual } from "node:util";
import type { Client } from "pg";
import { migrate, shippedMigrations } from "../database/migrate.ts";
import { plantedRows, type StoredRow, storedRows } from "./planted-rows.ts";

/** What a migration wrote anew or took away on purpose: the rows of a table, or one column of it. */
const ON_PURPOSE: Readonly<Record<number, readonly string[]>> = {
	// Keys of cases without a name became MACs.
	15: ["message.idempotency_key"],
	// Codes that were on their way ended: they are counted by place since.
	18: ["login_code"],
	// Messages on their way moved to the outbox, and its job with them.
	86: ["sms_notice", "job"],
};

/** Whether a row stands there still, with the same values in those of its columns that are left. */
const stands = ({ table, row }: StoredRow, after: readonly StoredRow[], onPurpose: readonly string[]) =>
	after.some(
		(left) =>
			left.table === table &&
			Object.entries(row).every(
				([column, value]) =>
					!(column in left.row) ||
					onPurpose.includes(`${table}.${column}`) ||
					isDeepStrictEqual(left.row[column], value),
			),
	);

/**
 * Brings an empty database up through every shipped schema. At each it gets rows as a portal of then may have them, which all
 * later migrations have to carry on. Returns what a migration lost, each with its name, and all rows at the end.
 */
export async function walkUp(client: Client): Promise<{ lost: string[]; rows: StoredRow[] }> {
	const lost: string[] = [];
	let rows: StoredRow[] = [];
	for (const { number, name } of shippedMigrations()) {
		await migrate(client, (other) => other <= number);
		const after = await storedRows(client);
		const onPurpose = ON_PURPOSE[number] ?? [];
		const gone = rows.filter((one) => !onPurpose.includes(one.table) && !stands(one, after, onPurpose));
		lost.push(...gone.map(({ table, row }) => `${name}: ${table} ${JSON.stringify(row)}`));
		const planted = plantedRows(number);
		if (planted !== null) await client.query(planted);
		rows = planted === null ? after : await storedRows(client);
	}
	return { lost, rows };
}
