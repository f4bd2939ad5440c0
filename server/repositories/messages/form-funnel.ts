import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { FormFunnelTable } from "../../database/tables/funnel-tables.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** Days for which it is known how far people got in forms. */
export const FUNNEL_DAYS = 400;

/** What happened so often in a version of a form. */
export type FunnelCount = Omit<FormFunnelTable, "day">;

/** Adds to today's counts. No two of them may be of the same. */
export async function addToFunnel(db: Db, counts: readonly FunnelCount[]): Promise<void> {
	if (counts.length === 0) return;
	const day = sql<string>`(now() at time zone 'UTC')::date`;
	await db
		.insertInto("form_funnel")
		.values(counts.map((count) => ({ ...count, day })))
		.onConflict((conflict) =>
			conflict
				.columns(["form_hash", "day", "event", "place", "keyword"])
				.doUpdateSet({ count: sql<number>`form_funnel.count + excluded.count` }),
		)
		.execute();
}

/** All counts of a form under any of its ids, by version. */
export function readFunnel(db: Db, ids: readonly string[]): Promise<FunnelCount[]> {
	return db
		.selectFrom("form_funnel")
		.select(["form", "form_hash", "event", "place", "keyword"])
		.select(({ fn }) => fn.sum<string>("count").as("count"))
		.where("form", "in", ids)
		.groupBy(["form", "form_hash", "event", "place", "keyword"])
		.execute()
		.then((rows) => rows.map((row) => ({ ...row, count: Number(row.count) })));
}

/** When a version of a form was first published, and with which note. */
export type FormPublication = { form_hash: string; version: number; note: string; published_at: Date };

/** The first publication of each version, the newest first. */
export async function firstPublications(db: Db, hashes: readonly string[]): Promise<FormPublication[]> {
	const { rows } = await sql<FormPublication>`
		select * from (
			select distinct on (name) split_part(name, '.', 1) as form_hash, version, note, published_at
			from release_artefact join publication using (release_id)
			where name = any(${hashes.map((hash) => `${hash}.json`)}::text[])
			order by name, version
		) as firsts order by version desc
	`.execute(db);
	return rows;
}

/** Deletes counts older than what is stored. */
export async function deleteOldFunnel(db: Db): Promise<void> {
	await deleteInBatches(db, "form_funnel", sql`day < (now() at time zone 'UTC')::date - ${FUNNEL_DAYS}::integer`);
}
