import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** Whether a stored file has a copy that browsers may fetch; one that has none gets it by a job, from now on wanted. */
export async function hasOpenCopy(db: Db, file: string, mime: string): Promise<boolean> {
	const row = await db.selectFrom("open_file").select("copied_at").where("file", "=", file).executeTakeFirst();
	if (row) return row.copied_at !== null;
	await db
		.insertInto("open_file")
		.values({ file, mime })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return false;
}

/** Files whose copies are wanted, the first asked for first. */
export const wantedCopies = (db: Db, limit: number): Promise<{ file: string; mime: string }[]> =>
	db
		.selectFrom("open_file")
		.select(["file", "mime"])
		.where("copied_at", "is", null)
		.orderBy("wanted_at")
		.limit(limit)
		.execute();

/** Writes down that a copy is there. */
export async function markCopied(db: Db, file: string): Promise<void> {
	await db.updateTable("open_file").set({ copied_at: new Date() }).where("file", "=", file).execute();
}

/** Files with a copy that not everybody may see any more: hidden, redacted, erased or another's avatar no more. */
export async function closedFiles(db: Db, limit: number): Promise<string[]> {
	const { rows } = await sql<{ file: string }>`
		select file from open_file as copy where not exists (
			select from upload left join message on message.id = upload.message_id
			where (upload.file = copy.file or upload.thumbnail = copy.file) and (
				upload.content
				or message.published and message.public_attachments
				or exists (select from app_user where app_user.id = upload.owner_id and app_user.avatar = upload.id)
			)
		) limit ${limit}
	`.execute(db);
	return rows.map(({ file }) => file);
}

/** From now on nobody is sent to a copy; it is still known, until it has been deleted. */
export async function closeCopy(db: Db, file: string): Promise<void> {
	await db.updateTable("open_file").set({ copied_at: null }).where("file", "=", file).execute();
}

/** Forgets a copy that is deleted, or that cannot be made. */
export async function forgetCopy(db: Db, file: string): Promise<void> {
	await db.deleteFrom("open_file").where("file", "=", file).where("copied_at", "is", null).execute();
}
