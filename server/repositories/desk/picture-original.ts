import { sql } from "kysely";
import type { PictureArea } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import type { UploadRow } from "../../database/tables.ts";
import type { StoredFiles } from "../messages/upload.ts";
import { noteChange } from "./case-presence.ts";

/** The bytes that an upload has. */
type Bytes = StoredFiles & Pick<UploadRow, "size">;

/** A picture of a case as everybody gets it, and what it was before it was redacted; `original` is null where it never was. */
export type RedactablePicture = Bytes &
	Pick<UploadRow, "id" | "name" | "mime"> & { original: (Bytes & { areas: PictureArea[] }) | null };

/** What an upload was before it was redacted, or null. */
export async function findOriginalOf(db: Db, uploadId: string) {
	const found = await db
		.selectFrom("picture_original")
		.select(["file", "thumbnail", "size", "areas"])
		.where("upload_id", "=", uploadId)
		.executeTakeFirst();
	return found ?? null;
}

/** A file of a case that came with it or with a step of its handling, or null. */
export async function findPicture(db: Db, messageId: string, uploadId: string): Promise<RedactablePicture | null> {
	const found = await db
		.selectFrom("upload")
		.select(["id", "name", "mime", "file", "thumbnail", "size"])
		.where("id", "=", uploadId)
		.where("message_id", "=", messageId)
		.executeTakeFirst();
	return found ? { ...found, original: await findOriginalOf(db, uploadId) } : null;
}

/** Gives an upload other bytes, if it still has those of `before`; false where it has not. */
async function replaceBytes(db: Db, before: RedactablePicture, { file, thumbnail, size }: Bytes): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("upload")
		.set({ file, thumbnail, size })
		.where("id", "=", before.id)
		.where("file", "=", before.file)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Has everybody get the redacted bytes of a picture from now on, and keeps those it had; false where it was redacted meanwhile. */
export async function storeRedacted(
	db: Db,
	before: RedactablePicture,
	{ areas, author_id, ...redacted }: Bytes & { areas: readonly PictureArea[]; author_id: string | null },
): Promise<boolean> {
	if (!(await replaceBytes(db, before, redacted))) return false;
	const { file, thumbnail, size } = before.original ?? before;
	const changes = { author_id, areas: JSON.stringify(areas), redacted_at: sql<Date>`now()` };
	await db
		.insertInto("picture_original")
		.values({ upload_id: before.id, file, thumbnail, size, ...changes })
		.onConflict((conflict) => conflict.column("upload_id").doUpdateSet(changes))
		.execute();
	return true;
}

/** Has everybody get a picture as it was; false where it was redacted meanwhile. */
export async function takeRedactionBack(db: Db, before: RedactablePicture, original: Bytes): Promise<boolean> {
	if (!(await replaceBytes(db, before, original))) return false;
	await db.deleteFrom("picture_original").where("upload_id", "=", before.id).execute();
	return true;
}

/** Which pictures of a case were redacted, where, by whom and when, by the uploads' ids. */
export async function listRedactions(db: Db, messageId: string) {
	const rows = await db
		.selectFrom("picture_original")
		.innerJoin("upload", "upload.id", "picture_original.upload_id")
		.leftJoin("app_user", "app_user.id", "picture_original.author_id")
		.select(["upload_id", "areas", "redacted_at", "app_user.nickname as author"])
		.where("upload.message_id", "=", messageId)
		.execute();
	return new Map(rows.map(({ upload_id, ...redaction }) => [upload_id, redaction]));
}

/** Removes what the pictures of a case were before; returns what was removed, for its bytes to go too. */
export function deletePictureOriginals(db: Db, messageId: string): Promise<StoredFiles[]> {
	const uploads = db.selectFrom("upload").select("id").where("message_id", "=", messageId);
	return db.deleteFrom("picture_original").where("upload_id", "in", uploads).returning(["file", "thumbnail"]).execute();
}

/** Counts a change of a case that is in none of its own columns, and tells those who look at it. */
export async function countChange(db: Db, messageId: string): Promise<number> {
	await noteChange(db, messageId);
	const { version } = await db
		.updateTable("message")
		.set({ version: sql`version + 1` })
		.where("id", "=", messageId)
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}
