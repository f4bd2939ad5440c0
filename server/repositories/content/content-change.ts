import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { ContentChangeTable } from "../../database/tables/content-tables.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";
import { noteContentOfPages } from "../releases/purge-note.ts";

/** The kind of content that has changed. */
export type ChangedContent = ContentChangeTable["what"];

/** A transaction may commit after its time: so far it is looked back, in seconds. */
const LOOK_BACK_SECONDS = 5;

/** Notes that content for everybody changes, now or at a time. */
export async function noteContentChange(db: Db, what: ChangedContent, at: Date | null = null): Promise<void> {
	await db
		.insertInto("content_change")
		.values({ what, ...(at && { at }) })
		.execute();
	await noteContentOfPages(db, at);
}

/** What has come out in the last seconds. */
export async function recentContentChanges(db: Db): Promise<{ number: number; what: ChangedContent }[]> {
	const { rows } = await sql<{ number: number; what: ChangedContent }>`
		select number::float8 as number, what from content_change
		where at <= now() and at > now() - make_interval(secs => ${LOOK_BACK_SECONDS})
	`.execute(db);
	return rows;
}

/** Deletes changes that nobody waits for any more. */
export async function deleteOldContentChanges(db: Db): Promise<void> {
	await deleteInBatches(db, "content_change", sql`at < now() - interval '10 minutes'`);
}
