import { answersOf } from "../cases/answers.ts";
import { loadForm } from "../cases/forms.ts";
import { summaryOf } from "../cases/summary.ts";
import { visibleCase } from "../cases/visibility.ts";
import { listUploads } from "../repositories/upload.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import type { Route } from "./route.ts";

/** One case: to its filer in full, to others what is public of a published one. */
export const messagesGetDetail: Route<"messagesGetDetail"> = async ({ id }, { caller, services }) => {
	const { db, secret } = services;
	const { message, own, full } = await visibleCase(db, id, caller);
	const form = await loadForm(db, message.form_hash);
	const uploads = full || message.public_attachments ? await listUploads(db, message.id) : [];
	return {
		...summaryOf(message),
		answers: form ? answersOf(form.artefact, message.data, full) : [],
		reply: message.reply,
		attachments: uploads.filter(({ flow_id }) => flow_id === null).map((upload) => attachmentOf(secret, upload)),
		own,
	};
};
