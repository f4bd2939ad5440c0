import { type Selectable, sql } from "kysely";
import type { Envelope } from "../../schemas/operation.ts";
import type { Db } from "../database/connection.ts";
import type { PreviewViewerTable } from "../database/tables/release-tables.ts";

/** As whom a preview is read. */
export type PreviewViewer = Selectable<PreviewViewerTable>;

/** What makes one viewer another. */
export type ViewerWish = Pick<PreviewViewer, "created_by" | "view_as" | "case_id" | "recorded">;

/** Hours for which a viewer reads: what is recorded of a case goes soon after the work that it was recorded for. */
const VIEWER_HOURS = 12;

/** So many addresses are recorded for a viewer; what is asked beyond is answered as it is. */
const MAX_RESPONSES = 500;

/** The viewer that somebody has made alike and that still reads, or null. */
export async function findViewerLike(db: Db, wish: ViewerWish): Promise<PreviewViewer | null> {
	const row = await db
		.selectFrom("preview_viewer")
		.selectAll()
		.where("created_by", "=", wish.created_by)
		.where("view_as", "=", wish.view_as)
		.where("case_id", "is not distinct from", wish.case_id)
		.where("recorded", "=", wish.recorded)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return row ?? null;
}

/** Makes a viewer in place of the one that was alike; what that one had recorded is gone. */
export async function insertViewer(db: Db, wish: ViewerWish): Promise<PreviewViewer> {
	await db
		.deleteFrom("preview_viewer")
		.where("created_by", "=", wish.created_by)
		.where("view_as", "=", wish.view_as)
		.where("case_id", "is not distinct from", wish.case_id)
		.where("recorded", "=", wish.recorded)
		.execute();
	return db
		.insertInto("preview_viewer")
		.values({ ...wish, expires_at: sql<Date>`now() + make_interval(hours => ${VIEWER_HOURS})` })
		.returningAll()
		.executeTakeFirstOrThrow();
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
export const deleteExpiredViewers = (db: Db) =>
	db.deleteFrom("preview_viewer").where("expires_at", "<=", new Date()).execute();
