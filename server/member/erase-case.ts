import type { ReleasedForm } from "../cases/forms.ts";
import { publicUploads } from "../cases/public-uploads.ts";
import { loadShownForm } from "../cases/shown-form.ts";
import type { Db } from "../database/connection.ts";
import { eraseStaffWords } from "../repositories/desk/case-original.ts";
import { deleteLinks } from "../repositories/desk/outside-link.ts";
import { deletePictureOriginals } from "../repositories/desk/picture-original.ts";
import { type Cause, type ErasureRule, recordErasure } from "../repositories/messages/erasure.ts";
import { eraseNotes, type FiledCase, type Remains, unlinkCase } from "../repositories/messages/filed-by.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { deleteUploads, listOutsideUploads, listUploads, type StoredFiles } from "../repositories/messages/upload.ts";
import { publicLabels, publicValues } from "./anonymise.ts";

type Form = ReleasedForm | null;

/** What stays of a case: what the public saw of it; of an unpublished one its category, its number and its dates. */
function remainsOf(form: Form, found: FiledCase): Remains {
	const { published, title, category_name, public_text, project_id, reply, rating, data, labels } = found;
	if (!published)
		return { title: category_name, public_text: "", project_id: null, reply: null, rating: null, data: {}, labels: {} };
	const shown = { title, public_text, project_id, reply, rating };
	// Of a form that is not kept nobody knows which values are private.
	if (!form) return { ...shown, data: {}, labels: {} };
	const { artefact } = form;
	return { ...shown, data: publicValues(artefact, data, labels), labels: publicLabels(artefact, data, labels) };
}

/** The files of a case that the public did not see. */
async function hiddenUploads(db: Db, form: Form, { id, published, public_attachments, data }: FiledCase) {
	const uploads = await listUploads(db, id);
	if (!published || !public_attachments) return uploads;
	const flow = await listFlow(db, id);
	const byHandlers = new Set(flow.filter(({ by_citizen }) => !by_citizen).map((entry) => entry.id));
	const open = form ? publicUploads(form.artefact, data) : new Set<string>();
	return uploads.filter((upload) => (upload.flow_id === null ? !open.has(upload.id) : !byHandlers.has(upload.flow_id)));
}

/** Erases of a case what the public did not see, and records that; returns the files whose bytes go too. */
export async function eraseCase(
	db: Db,
	found: FiledCase,
	cause: Cause,
	rule: ErasureRule | null = null,
): Promise<StoredFiles[]> {
	const { id, published } = found;
	const form = await loadShownForm(db, found);
	const hidden = await hiddenUploads(db, form, found);
	await unlinkCase(db, id, remainsOf(form, found));
	await eraseNotes(db, id, published ? "filer" : "all");
	await eraseStaffWords(db, id);
	const originals = await deletePictureOriginals(db, id);
	await recordErasure(db, id, cause, rule);
	const outside = await listOutsideUploads(db, id);
	const files = await deleteUploads(
		db,
		[...hidden, ...outside].map((upload) => upload.id),
	);
	await deleteLinks(db, id);
	return [...originals, ...files];
}
