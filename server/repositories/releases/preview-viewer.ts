import { type Selectable, type SqlBool, sql } from "kysely";
import type { Envelope } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import type { PreviewViewerTable } from "../../database/tables/release-tables.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** As whom a preview is read. */
export type PreviewViewer = Selectable<PreviewViewerTable>;

/** What makes one viewer another. */
export type ViewerWish = Pick<PreviewViewer, "created_by" | "view_as" | "case_id" | "recorded">;

/** Hours for which a viewer reads: what is recorded of a case goes soon after the work that it was recorded for. */
const VIEWER_HOURS = 12;

const isLike = ({ created_by, view_as, case_id, recorded }: ViewerWish) => sql<SqlBool>`
	created_by = ${created_by} and view_as = ${view_as} and case_id is not distinct from ${case_id} and recorded = ${recorded}
`;

/** How many addresses are recorded for a viewer; further ones are read as they are now. */
const MAX_RESPONSES = 500;

/**
 * The viewer that somebody wants: the one that they have made alike while it still reads, else a new one. With `anew` a new one in
 * any case, and what was recorded for the one before is gone.
 */
export async function openViewer(db: Db, wish: ViewerWish, anew: boolean): Promise<PreviewViewer> {
	await db
		.deleteFrom("preview_viewer")
		.where(isLike(wish))
		.$if(!anew, (query) => query.where("expires_at", "<=", new Date()))
		.execute();
	await db
		.insertInto("preview_viewer")
		.values({ ...wish, expires_at: sql<Date>`now() + make_interval(hours => ${VIEWER_HOURS})` })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return db.selectFrom("preview_viewer").selectAll().where(isLike(wish)).executeTakeFirstOrThrow();
}

/** A viewer of somebody that still reads, or null. */
export async function findViewer(db: Db, id: string, maker: string): Promise<PreviewViewer | null> {
	const row = await db
		.selectFrom("preview_viewer")
		.selectAll()
		.where("id", "=", id)
		.where("created_by", "=", maker)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return row ?? null;
}

/** What was recorded for a viewer at an address, or null. */
export async function findRecorded(db: Db, viewer: string, address: string): Promise<object | null> {
	const row = await db
		.selectFrom("preview_response")
		.select("response")
		.where("viewer_id", "=", viewer)
		.where("address", "=", address)
		.executeTakeFirst();
	return row?.response ?? null;
}

/** Records a response for a viewer; returns the one that stands, which two that are asked at once share. */
export async function recordResponse(
	db: Db,
	viewer: string,
	address: string,
	response: Envelope<unknown>,
): Promise<object> {
	const { count } = await db
		.selectFrom("preview_response")
		.select((select) => select.fn.countAll<string>().as("count"))
		.where("viewer_id", "=", viewer)
		.executeTakeFirstOrThrow();
	if (Number(count) >= MAX_RESPONSES) return response;
	const row = { viewer_id: viewer, address, response: JSON.stringify(response) };
	await db
		.insertInto("preview_response")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return (await findRecorded(db, viewer, address)) ?? response;
}

/** Deletes viewers that read no more, with what was recorded for them. */
export const deleteExpiredViewers = (db: Db) => deleteInBatches(db, "preview_viewer", sql`expires_at <= ${new Date()}`);
