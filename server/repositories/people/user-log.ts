import { sql } from "kysely";
import type { RequestOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** Days for which it is known which pages were opened. */
export const LOG_DAYS = 90;

/** Writes events down. */
export async function insertLog(
	db: Db,
	events: readonly RequestOf<"userLogCreateLog">["events"][number][],
): Promise<void> {
	const rows = events.map(({ type, path, at, detail = "" }) => ({ type, path, at, detail }));
	await db.insertInto("user_log").values(rows).execute();
}

/** Deletes events older than what is kept. */
export async function deleteOldLog(db: Db): Promise<void> {
	await deleteInBatches(db, "user_log", sql`created_at < now() - make_interval(days => ${LOG_DAYS})`);
}
