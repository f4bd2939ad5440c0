import { sql } from "kysely";
import { effectiveEdits } from "../../../schemas/edits/effective-edits.ts";
import type { Edit, VerbName } from "../../../schemas/edits/types.ts";
import type { Db } from "../../database/connection.ts";

/** An edit as it is stored, with who made it and when. */
export type StoredEdit = Edit & { by: string | null; by_id: string | null; at_time: string };

const draftReleases = (db: Db) =>
	db
		.selectFrom("draft_release")
		.leftJoin("app_user", "app_user.id", "draft_release.updated_by")
		.select([
			"draft_release.id",
			"draft_release.name",
			"draft_release.base_id",
			"draft_release.version",
			"draft_release.state",
			"draft_release.updated_at",
			"app_user.nickname as updated_by",
		]);

/** A draft release, or null. */
export const findDraftRelease = async (db: Db, id: string) =>
	(await draftReleases(db).where("draft_release.id", "=", id).executeTakeFirst()) ?? null;

/** Open draft releases, the one changed last first, each with how many of its edits count. */
export async function listDraftReleases(db: Db, limit: number) {
	const drafts = await draftReleases(db)
		.where("draft_release.state", "=", "open")
		.orderBy("draft_release.updated_at", "desc")
		.orderBy("draft_release.id")
		.limit(limit)
		.execute();
	const edits = Map.groupBy(
		await listVerbs(
			db,
			drafts.map(({ id }) => id),
		),
		({ draft_id }) => draft_id,
	);
	return drafts.map((draft) => ({ ...draft, changes: effectiveEdits(edits.get(draft.id) ?? []).length }));
}

/** What counts of edits is known by their verbs; their values may be long and stay where they are. */
async function listVerbs(db: Db, drafts: readonly string[]) {
	if (drafts.length === 0) return [];
	const rows = await db
		.selectFrom("draft_release_edit")
		.select([
			"draft_id",
			"edit_id as id",
			sql<VerbName>`edit ->> 'verb'`.as("verb"),
			sql<string | null>`edit ->> 'to'`.as("to"),
		])
		.where("draft_id", "in", drafts)
		.orderBy("draft_id")
		.orderBy("version")
		.execute();
	return rows.map(({ to, ...row }) => ({ ...row, to: to ?? undefined }));
}

/** How many bytes the edits of a draft release have together. */
export async function sizeOfEdits(db: Db, id: string): Promise<number> {
	const row = await db
		.selectFrom("draft_release_edit")
		.select(sql<number>`coalesce(sum(octet_length(edit::text)), 0)::float8`.as("bytes"))
		.where("draft_id", "=", id)
		.executeTakeFirst();
	return row?.bytes ?? 0;
}

/** Starts a draft release over a release. */
export const insertDraftRelease = (db: Db, draft: { name: string; base_id: string; author_id: string }) =>
	db
		.insertInto("draft_release")
		.values({ name: draft.name, base_id: draft.base_id, created_by: draft.author_id, updated_by: draft.author_id })
		.returning(["id", "name", "base_id", "version"])
		.executeTakeFirstOrThrow();

/** A draft release for the rest of the transaction: others wait with theirs. Null where there is none. */
export async function lockDraftRelease(db: Db, id: string) {
	const row = await db.selectFrom("draft_release").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
	return row ?? null;
}

/** The versions and states of draft releases, by id. */
export async function draftVersions(db: Db, ids: readonly string[]) {
	const rows = await db.selectFrom("draft_release").select(["id", "version", "state"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The edits of a draft release after a version, in their order. */
export async function listEdits(db: Db, id: string, after = 0): Promise<StoredEdit[]> {
	const rows = await db
		.selectFrom("draft_release_edit")
		.leftJoin("app_user", "app_user.id", "draft_release_edit.author_id")
		.select(["edit", "nickname", "author_id", "draft_release_edit.created_at"])
		.where("draft_id", "=", id)
		.where("version", ">", after)
		.orderBy("version")
		.execute();
	return rows.map(({ edit, nickname, author_id, created_at }) => ({
		...edit,
		by: nickname,
		by_id: author_id,
		at_time: created_at.toISOString(),
	}));
}

/** Which of these edits a draft release has already. */
export async function storedIds(db: Db, id: string, edits: readonly Edit[]): Promise<Set<string>> {
	if (edits.length === 0) return new Set();
	const rows = await db
		.selectFrom("draft_release_edit")
		.select("edit_id")
		.where("draft_id", "=", id)
		.where(
			"edit_id",
			"in",
			edits.map((edit) => edit.id),
		)
		.execute();
	return new Set(rows.map(({ edit_id }) => edit_id));
}

/** Appends edits after a version, in a transaction that has locked the draft release. Returns the new version. */
export async function appendEdits(
	db: Db,
	{ id, version }: { id: string; version: number },
	edits: readonly Edit[],
	author_id: string,
): Promise<number> {
	if (edits.length === 0) return version;
	const rows = edits.map((edit, at) => ({
		draft_id: id,
		version: version + at + 1,
		edit_id: edit.id,
		edit: JSON.stringify(edit),
		author_id,
	}));
	await db.insertInto("draft_release_edit").values(rows).execute();
	const next = version + edits.length;
	await db
		.updateTable("draft_release")
		.set({ version: next, updated_by: author_id, updated_at: new Date() })
		.where("id", "=", id)
		.execute();
	return next;
}

/** Closes a draft release: with the release that was made of it, or as discarded. */
export async function closeDraftRelease(db: Db, id: string, release_id: string | null, author_id: string) {
	await db
		.updateTable("draft_release")
		.set({
			state: release_id === null ? "discarded" : "published",
			release_id,
			updated_by: author_id,
			updated_at: new Date(),
		})
		.where("id", "=", id)
		.execute();
}

/** Opens the draft release anew that a release was made of which does not come, so that what was edited is not lost. */
export async function reopenDraftRelease(db: Db, release_id: string): Promise<void> {
	await db
		.updateTable("draft_release")
		.set({ state: "open", release_id: null, updated_at: new Date() })
		.where("id", "=", (of) =>
			of
				.selectFrom("draft_release as made")
				.select("made.id")
				.where("made.release_id", "=", release_id)
				.where("made.state", "=", "published")
				.orderBy("made.updated_at", "desc")
				.limit(1),
		)
		.execute();
}

/** Publications after a release came in force last, newest first: who published what over it. */
export async function publicationsSince(db: Db, release_id: string, limit: number) {
	return db
		.selectFrom("publication")
		.leftJoin("app_user", "app_user.id", "publication.author_id")
		.select(["release_id as id", "origin", "note", "published_at", "app_user.nickname as author"])
		.where("version", ">", (of) =>
			of
				.selectFrom("publication as own")
				.select((is) => is.fn.coalesce(is.fn.max("own.version"), is.lit(0)).as("version"))
				.where("own.release_id", "=", release_id),
		)
		.orderBy("version", "desc")
		.limit(limit)
		.execute();
}
