import { sql } from "kysely";
import type { ArtefactFile, Release } from "../../../schemas/release.ts";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** How many open previews of one person are stored; the oldest goes first. */
const MAX_OF_ONE = 20;

/** Stores a release to be looked at with a pass. */
export async function insertPreview(
	db: Db,
	{ id, files }: Pick<Release, "id" | "files">,
	pass: { hash: string; author_id: string; expires_at: Date },
): Promise<void> {
	const row = { pass_hash: pass.hash, manifest_id: id, files: JSON.stringify(files) };
	await db
		.insertInto("preview")
		.values({ ...row, created_by: pass.author_id, expires_at: pass.expires_at })
		.execute();
	const older = db
		.selectFrom("preview")
		.select("pass_hash")
		.where("created_by", "=", pass.author_id)
		.orderBy("created_at", "desc")
		.offset(MAX_OF_ONE);
	await db.deleteFrom("preview").where("pass_hash", "in", older).execute();
}

/** What may be looked at with a pass; null where it has expired, or there is none such. */
export async function findPreview(db: Db, passHash: string): Promise<{ id: string; files: ArtefactFile[] } | null> {
	const row = await db
		.selectFrom("preview")
		.select(["manifest_id", "files"])
		.where("pass_hash", "=", passHash)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return row ? { id: row.manifest_id, files: row.files } : null;
}

/** Whether a pass opens something. */
export async function isPassOpen(db: Db, passHash: string): Promise<boolean> {
	const row = await db
		.selectFrom("preview")
		.select("pass_hash")
		.where("pass_hash", "=", passHash)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return row !== undefined;
}

/** Deletes what nobody can look at any more. */
export const deleteExpiredPreviews = (db: Db) => deleteInBatches(db, "preview", sql`expires_at <= ${new Date()}`);
