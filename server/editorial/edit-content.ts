import type { AuditAction } from "../audit/actions.ts";
import type { AuditEvent } from "../audit/record.ts";
import { cleanHtml } from "../cases/rich-text.ts";
import type { Db } from "../database/connection.ts";
import type { ContentKind } from "../database/tables/content-tables.ts";
import type { UserRow } from "../database/tables.ts";
import { staffName } from "../login/staff-name.ts";
import { noteContentChange } from "../repositories/content/content-change.ts";
import { findVersion, insertVersion } from "../repositories/content/content-version.ts";
import { countSave, NOT_OUT, setDraft, setPublishedAt } from "../repositories/content/editable-content.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";
import { type Editable, type EditedContent, findEditable, missingFrom, newContent } from "./kinds.ts";
import { storePublished } from "./store-published.ts";

/** Which article or project, by whom, and how that is recorded. */
export type ContentEdit = {
	kind: ContentKind;
	id: string;
	user: UserRow;
	record(event: AuditEvent, transaction: Db): Promise<void>;
};

/** An article or project as its editors have it. Throws 404. */
export async function demandEditable(db: Db, kind: ContentKind, id: string): Promise<Editable> {
	const current = isRowId(id) ? await findEditable(db, kind, id) : null;
	if (!current) throw absent();
	return current;
}

/** Changes one in a transaction, on record. Throws 404, and 409 where it is not as `seen` any more. */
const change = (
	db: Db,
	{ kind, id, record }: ContentEdit,
	seen: number,
	action: AuditAction,
	work: (transaction: Db, current: Editable) => Promise<Record<string, unknown>>,
): Promise<{ version: number }> =>
	db.transaction().execute(async (transaction) => {
		const current = await demandEditable(transaction, kind, id);
		const version = await countSave(transaction, kind, id, seen);
		if (version === null)
			throw new Refusal(
				409,
				"Somebody else has saved this meanwhile. Yours is kept here: look at theirs before you save.",
			);
		const detail = await work(transaction, current);
		await record({ action, object: { kind: "content", id }, detail: { kind, ...detail } }, transaction);
		return { version };
	});

/** Begins an article or project that nobody sees yet. */
export const createContent = (
	db: Db,
	{ kind, user, record }: Omit<ContentEdit, "id">,
	title: string,
): Promise<{ id: string }> =>
	db.transaction().execute(async (transaction) => {
		const id = crypto.randomUUID();
		const draft = JSON.stringify(newContent(kind, title));
		const row = {
			id,
			slug: id,
			title,
			summary: "",
			cover: null,
			body: "",
			published_at: NOT_OUT,
			draft,
			saved_at: new Date(),
		};
		if (kind === "article")
			await transaction
				.insertInto("article")
				.values({ ...row, category: "", author: user.nickname })
				.execute();
		else
			await transaction
				.insertInto("project")
				.values({ ...row, status: "planned", location: "" })
				.execute();
		await record(
			{ action: "content.changed", object: { kind: "content", id }, detail: { kind, started: true } },
			transaction,
		);
		return { id };
	});

/** Keeps what was written, sanitised, without showing it to anybody. */
export const saveContent = (db: Db, edit: ContentEdit, seen: number, content: EditedContent) =>
	change(db, edit, seen, "content.changed", async (transaction) => {
		await setDraft(transaction, edit.kind, edit.id, { ...content, body: cleanHtml(content.body) });
		return {};
	});

/** When it is out from: at once, or at a time; what is out already stays so since when it is. */
function outFrom({ published_at }: Editable, at: Date | null): Date {
	const now = new Date();
	const isOut = published_at <= now;
	if (isOut && at)
		throw new Refusal(409, "This is out already: its changes come out at once. Take it back first to set a time.");
	return isOut ? published_at : (at ?? now);
}

/** Publishes what is saved, now or at a time. Throws 422 where something is missing. */
export const publishContent = (db: Db, edit: ContentEdit, seen: number, at: Date | null) =>
	change(db, edit, seen, "content.published", async (transaction, current) => {
		const content = current.draft ?? current.out;
		const missing = missingFrom(content);
		if (missing.length > 0) throw invalid(missing, "Something is missing before this can be published.");
		const from = outFrom(current, at);
		const { kind, id, user } = edit;
		await storePublished(transaction, id, content, from);
		await insertVersion(transaction, edit, { content, author_id: user.id, author: staffName(user) });
		await noteContentChange(transaction, kind, from > new Date() ? from : null);
		return { from: from.toISOString() };
	});

/** Takes back what is out or scheduled: its text stays with the editors. */
export const takeBackContent = (db: Db, edit: ContentEdit, seen: number) =>
	change(db, edit, seen, "content.taken_back", async (transaction) => {
		await setPublishedAt(transaction, edit.kind, edit.id, NOT_OUT);
		await noteContentChange(transaction, edit.kind);
		return {};
	});

/** Saves what was once published over what is saved now, for it to be published again. Throws 404. */
export const restoreVersion = (db: Db, edit: ContentEdit, seen: number, number: number) =>
	change(db, edit, seen, "content.changed", async (transaction) => {
		const content = await findVersion(transaction, edit, number);
		if (!content) throw absent();
		await setDraft(transaction, edit.kind, edit.id, content);
		return { restored: number };
	});
