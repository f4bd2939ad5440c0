import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.ts";

/** Rows a statement: it is over before anybody waits for it, and long before the time limit of jobs. */
const BATCH = 5_000;

/** Milliseconds after each: what others want of the disk comes in between. */
const PAUSE_MS = 20;

/** Waits between two batches, so that others come in between. */
export const pauseAfterBatch = (): Promise<void> => sleep(PAUSE_MS);

/**
 * Deletes the rows of a table that meet a condition, a few thousand a statement, each in a transaction of its own: what has piled up
 * holds nobody up, and goes however much it is. Returns how many they were.
 */
export async function deleteInBatches(db: Db, table: keyof Tables, condition: RawBuilder<SqlBool>): Promise<number> {
	const name = sql.table(table);
	for (let total = 0; ; ) {
		const { numAffectedRows = 0n } = await sql`
			delete from ${name} where ctid = any (array(select ctid from ${name} where ${condition} limit ${BATCH}))
		`.execute(db);
		total += Number(numAffectedRows);
		if (numAffectedRows < BigInt(BATCH)) return total;
		await pauseAfterBatch();
	}
}
