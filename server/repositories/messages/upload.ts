import { sql } from "kysely";
import { DRAFT_DAYS } from "../../../schemas/rules/portal/draft-life.ts";
import type { Db } from "../../database/connection.ts";
import type { UploadRow } from "../../database/tables.ts";

/**
 * How long uploads wait for a case: as long as the draft that they may belong to, of which the server knows nothing where
 * nobody is logged in. What exceeds a bound together goes sooner, the oldest first, but not in its first two days.
 */
const WAITING = { days: DRAFT_DAYS, surely_hours: 48, bytes: 5 * 1024 ** 3 };

/** Writes an upload down once its bytes are stored. */
export async function insertUpload(
	db: Db,
	row: Omit<UploadRow, "message_id" | "flow_id" | "outside_answer_id" | "created_at" | "content">,
): Promise<void> {
	await db
		.insertInto("upload")
		.values({ ...row, message_id: null, flow_id: null })
		.execute();
}

/** An upload with what decides who may see it, or null. */
export async function findUpload(db: Db, id: string) {
	const row = await db
		.selectFrom("upload")
		.leftJoin("message", "message.id", "upload.message_id")
		.leftJoin("category", "category.id", "message.category_id")
		.leftJoin("message_flow", "message_flow.id", "upload.flow_id")
		.selectAll("upload")
		.select(["message.user_id as filed_by", "message.published", "message.public_attachments"])
		.select(["category.code", "category.team", "message.restricted"])
		.select(["message.form", "message.form_hash", "message.data", "message_flow.by_citizen"])
		.select(
			sql<boolean>`exists (select 1 from app_user where app_user.id = upload.owner_id and avatar = upload.id)`.as(
				"is_avatar",
			),
		)
		.where("upload.id", "=", id)
		.executeTakeFirst();
	return row ?? null;
}

/** Attaches a filer's own uploads to their case; false when one is missing, another's, or already used. */
export async function attachUploads(
	db: Db,
	ids: readonly string[],
	messageId: string,
	userId: string | null,
): Promise<boolean> {
	if (ids.length === 0) return true;
	const { numUpdatedRows } = await db
		.updateTable("upload")
		.set({ message_id: messageId })
		.where("id", "in", [...new Set(ids)])
		.where("message_id", "is", null)
		.where("content", "=", false)
		.where(({ eb, or }) => or([eb("owner_id", "is", null), ...(userId ? [eb("owner_id", "=", userId)] : [])]))
		.executeTakeFirst();
	return numUpdatedRows === BigInt(new Set(ids).size);
}

/** Makes attached uploads those of an account, or nobody's: who uploaded them did it for somebody else. */
export async function giveUploads(db: Db, ids: readonly string[], owner: string | null): Promise<void> {
	if (ids.length === 0) return;
	await db.updateTable("upload").set({ owner_id: owner }).where("id", "in", ids).execute();
}

/** Which of some uploads a case took when it was filed. */
export async function takenBy(db: Db, messageId: string, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const taken = db.selectFrom("upload").select("id").where("id", "in", ids).where("message_id", "=", messageId);
	return (await taken.where("flow_id", "is", null).execute()).map(({ id }) => id);
}

/** The media types of uploads, by id. */
export async function uploadKinds(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("upload").select(["id", "mime"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, mime }) => [id, mime]));
}

/** How many files the reporter of a case has sent with it, but for some uploads. */
export async function countUploadsBeside(db: Db, messageId: string, ids: readonly string[]): Promise<number> {
	const { count } = await db
		.selectFrom("upload")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("message_id", "=", messageId)
		.where("outside_answer_id", "is", null)
		.where(({ eb, not }) => not(eb("id", "in", ids)))
		.executeTakeFirstOrThrow();
	return count;
}

/** Calls uploads by other names, given by id. */
export async function renameUploads(db: Db, names: ReadonlyMap<string, string>): Promise<void> {
	for (const [id, name] of names) await db.updateTable("upload").set({ name }).where("id", "=", id).execute();
}

/** The step of a case that uploads are attached to, and whose they must be. */
type FlowPlace = { messageId: string; flowId: string; userId: string | null };

/** Attaches a user's own uploads to a step of a case; false when one is missing, another's, or already used. */
export async function attachToFlow(
	db: Db,
	ids: readonly string[],
	{ messageId, flowId, userId }: FlowPlace,
): Promise<boolean> {
	if (!(await attachUploads(db, ids, messageId, userId))) return false;
	if (ids.length > 0) await db.updateTable("upload").set({ flow_id: flowId }).where("id", "in", ids).execute();
	return true;
}

const uploadsOf = (db: Db, messageId: string) =>
	db.selectFrom("upload").selectAll().where("message_id", "=", messageId).orderBy("created_at").orderBy("id");

/** What was attached to a case: to its filing, and to the steps of its handling. */
export const listUploads = (db: Db, messageId: string): Promise<UploadRow[]> =>
	uploadsOf(db, messageId).where("outside_answer_id", "is", null).execute();

/** What came to a case from outside: for those who handle it alone. */
export const listOutsideUploads = (db: Db, messageId: string): Promise<UploadRow[]> =>
	uploadsOf(db, messageId).where("outside_answer_id", "is not", null).execute();

/** Attaches files that came from outside to their answer. */
export async function attachFromOutside(
	db: Db,
	ids: readonly string[],
	place: { message_id: string; outside_answer_id: string },
): Promise<void> {
	if (ids.length > 0) await db.updateTable("upload").set(place).where("id", "in", ids).execute();
}

/** Which of some uploads are a user's own, or of somebody not logged in, and not attached yet. */
export function ownUploads(db: Db, ids: readonly string[], userId: string): Promise<UploadRow[]> {
	if (ids.length === 0) return Promise.resolve([]);
	return db
		.selectFrom("upload")
		.selectAll()
		.where("id", "in", ids)
		.where("message_id", "is", null)
		.where(({ eb, or }) => or([eb("owner_id", "is", null), eb("owner_id", "=", userId)]))
		.orderBy("created_at")
		.execute();
}

/** The names under which an upload's bytes are stored. */
export type StoredFiles = Pick<UploadRow, "file" | "thumbnail">;

/** A user's own files that no case has: their picture, and what waits with a draft. */
export const listUploadsWithoutCase = (db: Db, userId: string): Promise<UploadRow[]> =>
	db
		.selectFrom("upload")
		.selectAll()
		.where("owner_id", "=", userId)
		.where("message_id", "is", null)
		.where("content", "=", false)
		.orderBy("created_at")
		.execute();

/** Removes uploads and what they were before they were redacted; returns what was removed, for its bytes to go too. */
export async function deleteUploads(db: Db, ids: readonly string[]): Promise<StoredFiles[]> {
	if (ids.length === 0) return [];
	const stored = ["file", "thumbnail"] as const;
	const originals = await db.deleteFrom("picture_original").where("upload_id", "in", ids).returning(stored).execute();
	return [...originals, ...(await db.deleteFrom("upload").where("id", "in", ids).returning(stored).execute())];
}

/** Removes the uploads among some that are a user's own and that no case has; returns what was removed. */
export async function deleteOwnWaiting(db: Db, ids: readonly string[], userId: string): Promise<StoredFiles[]> {
	if (ids.length === 0) return [];
	return db
		.deleteFrom("upload")
		.where("id", "in", ids)
		.where("owner_id", "=", userId)
		.where("message_id", "is", null)
		.where("content", "=", false)
		.returning(["file", "thumbnail"])
		.execute();
}

/** Removes a user's uploads that no case has; returns what was removed, for its bytes to go too. */
export function deleteUnattachedOf(db: Db, userId: string): Promise<StoredFiles[]> {
	return db
		.deleteFrom("upload")
		.where("owner_id", "=", userId)
		.where("message_id", "is", null)
		.where("content", "=", false)
		.returning(["file", "thumbnail"])
		.execute();
}

/** Uploads removed by one statement. */
const BATCH = 1_000;

/**
 * Removes some of the uploads that nobody attached in time, that no draft of the server waits with and that are nobody's avatar, the
 * oldest first; returns what was removed, for its bytes to go too: nothing once none is left. `bytes` is how many may wait together after
 * their first two days.
 */
export async function deleteUnattached(db: Db, bytes = WAITING.bytes, rows = BATCH): Promise<StoredFiles[]> {
	const removed = await sql<StoredFiles>`
		with waiting as (
			select id, created_at, sum(size) over (order by created_at desc, id) as with_newer from upload
			where message_id is null and not content
				and not exists (select 1 from draft where draft.attachments @> array[upload.id])
				and not exists (select 1 from app_user where app_user.id = upload.owner_id and avatar = upload.id)
		)
		delete from upload where message_id is null and id in (
			select id from waiting
			where created_at < now() - make_interval(days => ${WAITING.days})
				or created_at < now() - make_interval(hours => ${WAITING.surely_hours}) and with_newer > ${bytes}
			order by created_at, id desc limit ${rows}
		)
		returning file, thumbnail
	`.execute(db);
	return removed.rows;
}

/** Bytes of files that wait for a case and are nobody's. */
export async function bytesOfStrangers(db: Db): Promise<number> {
	const { rows } = await sql<{ bytes: number }>`
		select coalesce(sum(size), 0)::bigint as bytes from upload where message_id is null and owner_id is null
	`.execute(db);
	return rows[0]?.bytes ?? 0;
}

/** Which of some stored names no row knows. */
export async function unknownFiles(db: Db, names: readonly string[]): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`
		select stored.name from unnest(${names}::text[]) as stored (name)
		where not exists (select 1 from upload where upload.file = stored.name)
			and not exists (select 1 from upload where upload.thumbnail = stored.name)
			and not exists (select 1 from picture_original as kept where stored.name in (kept.file, kept.thumbnail))
	`.execute(db);
	return rows.map(({ name }) => name);
}

/** Hands a user's own picture, which no case has, over to articles and projects, where everybody sees it; false where it is none. */
export async function keepForContent(db: Db, id: string, userId: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("upload")
		.set({ content: true })
		.where("id", "=", id)
		.where("owner_id", "=", userId)
		.where("message_id", "is", null)
		.where("mime", "like", "image/%")
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
