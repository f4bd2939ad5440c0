import { sql } from "kysely";
import { writtenInOrder } from "../../../schemas/json/same-json.ts";
import type { RequestOf } from "../../../schemas/operation.ts";
import { DRAFT_DAYS } from "../../../schemas/rules/portal/draft-life.ts";
import type { Db } from "../../database/connection.ts";
import type { DraftRow } from "../../database/tables.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** A user's drafts, or the one of a form; the last saved first. */
export function listDrafts(db: Db, userId: string, form?: string): Promise<DraftRow[]> {
	return db
		.selectFrom("draft")
		.selectAll()
		.where("user_id", "=", userId)
		.where("expires_at", ">", sql<Date>`now()`)
		.$if(form !== undefined, (query) => query.where("form", "=", form ?? ""))
		.orderBy("updated_at", "desc")
		.execute();
}

/**
 * Stores a draft over the version it follows, in one statement: of two that follow the same version, one is stored.
 * Sending the stored draft again is no conflict; the database cannot tell, as answers may be sealed in it. Null when a newer one is there.
 */
export async function storeDraft(db: Db, userId: string, draft: RequestOf<"draftsSave">): Promise<DraftRow | null> {
	const { form, form_hash, data, attachments = [], step = null, idempotency_key, version } = draft;
	const row = {
		user_id: userId,
		form,
		form_hash,
		data: JSON.stringify(data),
		attachments,
		step,
		version: version + 1,
		...(idempotency_key !== undefined && { idempotency_key }),
	};
	const expires_at = sql<Date>`now() + make_interval(days => ${DRAFT_DAYS})`;
	const stored = await db
		.insertInto("draft")
		.values({ ...row, expires_at })
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "form"])
				.doUpdateSet({ ...row, expires_at, updated_at: sql<Date>`now()` })
				.where(sql<boolean>`draft.version = ${version} or draft.expires_at <= now()`),
		)
		.returningAll()
		.executeTakeFirst();
	return stored ?? findSame(db, userId, draft);
}

/** The stored draft where it is just what is sent once more, as its response was lost; null where it is another. */
async function findSame(db: Db, userId: string, sent: RequestOf<"draftsSave">): Promise<DraftRow | null> {
	const [stored] = await listDrafts(db, userId, sent.form);
	const isSame =
		stored?.version === sent.version + 1 &&
		stored.form_hash === sent.form_hash &&
		writtenInOrder(stored.data) === writtenInOrder(sent.data);
	return isSame ? stored : null;
}

/** Which of a user's drafts: all, those of a form, or the one with a key. */
export type DraftChoice = { form?: string | undefined; idempotency_key?: string | undefined };

/** Deletes a user's drafts; returns which they were. */
export function deleteDrafts(db: Db, userId: string, { form, idempotency_key }: DraftChoice = {}) {
	return db
		.deleteFrom("draft")
		.where("user_id", "=", userId)
		.$if(form !== undefined, (query) => query.where("form", "=", form ?? ""))
		.$if(idempotency_key !== undefined, (query) => query.where("idempotency_key", "=", idempotency_key ?? ""))
		.returning(["user_id", "form", "idempotency_key", "attachments"])
		.execute();
}

/** Deletes drafts that nobody has saved for as long as they are kept. */
export async function deleteExpiredDrafts(db: Db): Promise<void> {
	await deleteInBatches(db, "draft", sql`expires_at <= now()`);
}

/** A form, and one of its versions. */
type Version = { form: string; form_hash: string };

/** Says how many drafts that still live were started on a version of a form, of those with such a hash. */
export async function countDraftsOn(db: Db, hashes: readonly string[]): Promise<(version: Version) => number> {
	const rows = await db
		.selectFrom("draft")
		.select(["form", "form_hash", (is) => is.fn.countAll<number>().as("count")])
		.where("form_hash", "in", hashes)
		.where("expires_at", ">", sql<Date>`now()`)
		.groupBy(["form", "form_hash"])
		.execute();
	return ({ form, form_hash }) =>
		Number(rows.find((row) => row.form === form && row.form_hash === form_hash)?.count ?? 0);
}
