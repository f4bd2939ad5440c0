import type { RequestOf } from "../../schemas/operation.ts";
import { storesServerDrafts } from "../../schemas/rules/portal/server-draft-rule.ts";
import { isAnonymous } from "../../schemas/rules/values/anonymous.ts";
import type { FormDocument, ServerDraft } from "../../schemas/types.gen.ts";
import { loadForm } from "../cases/forms.ts";
import { keyMac } from "../cases/key-mac.ts";
import type { Db } from "../database/connection.ts";
import type { DraftRow, UserRow } from "../database/tables.ts";
import { deleteDrafts, listDrafts, storeDraft } from "../repositories/messages/draft.ts";
import { findEnded } from "../repositories/messages/ended-draft.ts";
import { deleteOwnWaiting, ownUploads } from "../repositories/messages/upload.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import type { Services } from "../services.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { deleteFiles } from "../uploads/delete-files.ts";
import { missingAttachment, Refusal } from "../wire/refusal.ts";

type Work = Pick<Services, "db" | "secret">;

/** What the form of a draft is called: as it was when the draft was begun, else as it is in force. */
async function titleOf(db: Db, { form, form_hash }: DraftRow): Promise<unknown> {
	const started = await loadForm(db, form_hash);
	if (started) return started.artefact.document.title;
	const hash = (await findCurrentManifest(db))?.forms[form]?.artefact;
	return hash ? (await loadForm(db, hash))?.artefact.document.title : undefined;
}

/** A stored draft as the wire has it; uploads that are gone are left out. */
export async function wireDraft({ db, secret }: Work, draft: DraftRow): Promise<ServerDraft> {
	const uploads = await ownUploads(db, draft.attachments, draft.user_id);
	const title = await titleOf(db, draft);
	return {
		form: draft.form,
		form_hash: draft.form_hash,
		...(typeof title === "string" && { title }),
		data: draft.data,
		attachments: uploads.map((upload) => attachmentOf(secret, upload)),
		step: draft.step,
		idempotency_key: draft.idempotency_key,
		version: draft.version,
		updated_at: draft.updated_at.toISOString(),
		expires_at: draft.expires_at.toISOString(),
	};
}

async function demandOwn(db: Db, ids: readonly string[], userId: string): Promise<void> {
	if ((await ownUploads(db, ids, userId)).length === new Set(ids).size) return;
	throw missingAttachment();
}

/** The form of a draft as the current release has it, and as it was when the draft was begun. Throws 410 for one that is not offered. */
async function formsOf(db: Db, { form, form_hash }: RequestOf<"draftsSave">): Promise<FormDocument[]> {
	const manifest = await findCurrentManifest(db);
	if (!manifest || !Object.hasOwn(manifest.forms, form))
		throw new Refusal(410, "This form is no longer offered. Please open it again.");
	const hashes = [form_hash, manifest.forms[form]?.artefact ?? ""];
	const loaded = await Promise.all(hashes.map((hash) => loadForm(db, hash)));
	return loaded.flatMap((one) => (one ? [one.artefact.document] : []));
}

/**
 * Throws 403 where a form wants no draft on the server, and where its values ask for a case without a name: nobody's account
 * may hold what is to be nobody's. Of two versions the stricter counts, so that naming another form's helps nobody.
 */
async function demandStorable(db: Db, draft: RequestOf<"draftsSave">): Promise<void> {
	const documents = await formsOf(db, draft);
	if (!documents.every(storesServerDrafts)) throw new Refusal(403, "Drafts of this form are not kept on the server.");
	if (documents.some((document) => isAnonymous(document, draft.data)))
		throw new Refusal(403, "What is to be sent without a name is not kept on the server.");
}

/** Throws 409 for a draft that was sent or discarded, perhaps on another device: it must not come back by itself. */
async function demandLiving({ db, secret }: Work, userId: string, key: string | undefined): Promise<void> {
	const ended = key === undefined ? null : await findEnded(db, userId, { key, mac: keyMac(secret, key) });
	if (ended?.how === "sent") throw new Refusal(409, "This was already sent.", { data: ended });
	if (ended) throw new Refusal(409, "This draft was discarded.", { data: ended });
}

/** What ends a draft deletes it after: so a draft that is stored just between the two is found here. */
async function dropIfEnded(work: Work, userId: string, draft: RequestOf<"draftsSave">): Promise<void> {
	try {
		await demandLiving(work, userId, draft.idempotency_key);
	} catch (refusal) {
		await deleteDrafts(work.db, userId, draft);
		throw refusal;
	}
}

/** Keeps a draft. Throws 403 for whoever keeps none, 409 with the newer one that is there or with how it ended, 410 or 422. */
export async function acceptDraft(services: Work, user: UserRow, draft: RequestOf<"draftsSave">): Promise<ServerDraft> {
	const { db } = services;
	if (!user.keep_drafts) throw new Refusal(403, "Your profile says to keep no drafts on the server.");
	await demandLiving(services, user.id, draft.idempotency_key);
	await demandStorable(db, draft);
	await demandOwn(db, draft.attachments ?? [], user.id);
	const stored = await storeDraft(db, user.id, draft);
	if (stored) {
		await dropIfEnded(services, user.id, draft);
		return wireDraft(services, stored);
	}
	const [newer] = await listDrafts(db, user.id, draft.form);
	const data = newer ? await wireDraft(services, newer) : null;
	throw new Refusal(409, "A newer draft was saved elsewhere.", { data });
}

/**
 * Deletes a draft that is to be nobody's, with the files that were sent for it in the user's name, and remembers nothing
 * of it: not that there was one.
 */
export async function forgetDraft(
	{ db, storage }: Pick<Services, "db" | "storage">,
	userId: string,
	{ attachments = [], ...choice }: RequestOf<"draftsDelete">,
): Promise<void> {
	const files = await db.transaction().execute(async (transaction) => {
		const gone = await deleteDrafts(transaction, userId, choice);
		const ids = [...new Set([...attachments, ...gone.flatMap((draft) => draft.attachments)])];
		return deleteOwnWaiting(transaction, ids, userId);
	});
	await deleteFiles(storage, files);
}
