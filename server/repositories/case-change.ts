import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/** Which transactions a reader has seen: PostgreSQL's own snapshot, as a text. */
export type SeenChanges = string;

/** What is committed by now. */
export async function changesSeen(db: Db): Promise<SeenChanges> {
	const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db);
	return rows[0]?.seen ?? "";
}

/**
 * The cases that transactions have changed which were committed after a snapshot, each once; and the snapshot to go on from.
 * A change is missed by no number and no time: one that took its number early and is committed late is new by its transaction.
 */
export async function casesChangedSince(db: Db, seen: SeenChanges): Promise<{ ids: string[]; seen: SeenChanges }> {
	const { rows } = await sql<{ seen: string; ids: string[] }>`
		select pg_current_snapshot()::text as seen, array(
			select distinct message_id from case_change
			where transaction >= pg_snapshot_xmin(${seen}::pg_snapshot)
				and not pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)
		) as ids
	`.execute(db);
	return rows[0] ?? { ids: [], seen };
}

/** Deletes changes that nobody waits for any more. */
export async function deleteOldChanges(db: Db): Promise<void> {
	await deleteInBatches(db, "case_change", sql`at < now() - interval '10 minutes'`);
}
