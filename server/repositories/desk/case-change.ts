import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { CaseStanding } from "../../policies/rights.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** Which transactions a reader has seen: PostgreSQL's own snapshot, as a text. */
export type SeenChanges = string;

/** What is committed by now. */
export async function changesSeen(db: Db): Promise<SeenChanges> {
	const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db);
	return rows[0]?.seen ?? "";
}

/** Cases that have changed, each once, and those of them that have left a category. */
export type ChangedCases = { ids: string[]; left: { id: string; category_id: string }[] };

/**
 * The cases that transactions have changed which were committed after a snapshot; and the snapshot to go on from.
 * A change is missed by no number and no time: one that took its number early and is committed late is new by its transaction.
 */
export async function casesChangedSince(db: Db, seen: SeenChanges): Promise<ChangedCases & { seen: SeenChanges }> {
	const { rows } = await sql<ChangedCases & { seen: string }>`
		with change as (
			select message_id, former_category_id from case_change
			where transaction >= pg_snapshot_xmin(${seen}::pg_snapshot)
				and not pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)
		)
		select pg_current_snapshot()::text as seen,
			array(select distinct message_id from change) as ids,
			(select coalesce(jsonb_agg(jsonb_build_object('id', message_id, 'category_id', former_category_id)), '[]')
				from change where former_category_id is not null) as left
	`.execute(db);
	return rows[0] ?? { ids: [], left: [], seen };
}

/** Cases that have changed and one standing decides who reads them. */
export type StandingCases = CaseStanding & { ids: readonly string[] };

/** Changed cases by their standing, and by the one of before where they have left a category; those that are gone not at all. */
export async function standingOfChanged(db: Db, { ids, left }: ChangedCases): Promise<StandingCases[]> {
	const { rows } = await sql<StandingCases>`
		select category.code, category.team, changed.restricted, array_agg(changed.id) as ids
		from (
			select id, category_id, restricted from message where id = any(${ids}::uuid[])
			union
			select id, category_id, false from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as formerly (id uuid, category_id uuid)
		) as changed join category on category.id = changed.category_id
		group by category.code, category.team, changed.restricted
	`.execute(db);
	return rows;
}

/** Deletes changes that nobody waits for any more. */
export async function deleteOldChanges(db: Db): Promise<void> {
	await deleteInBatches(db, "case_change", sql`at < now() - interval '10 minutes'`);
}
