import type { FormArtefact } from "../../schemas/release.ts";
import { describeValues } from "../../schemas/rules/questions/described-values.ts";
import { uploadIds } from "../../schemas/rules/questions/uploads-in.ts";
import type { Db } from "../database/connection.ts";
import type { findUpload } from "../repositories/messages/upload.ts";
import { loadShownForm } from "./shown-form.ts";

/** The uploads that a case's public values are made of. Whoever files was told that no others are shown to anybody. */
export function publicUploads(form: FormArtefact, data: Record<string, unknown>): Set<string> {
	const open = describeValues(form, data).filter(({ visibility }) => visibility === "public");
	return new Set(open.flatMap(({ value }) => uploadIds(value)));
}

type FoundUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Whether everybody may see an upload of a case: it is published with its attachments, and this one is for the public. */
export async function isPublicUpload(db: Db, upload: FoundUpload): Promise<boolean> {
	const { published, public_attachments, flow_id, by_citizen, form, form_hash, data } = upload;
	if (!published || !public_attachments) return false;
	// What a filer adds later is for those who handle the case, like its note.
	if (flow_id !== null) return by_citizen === false;
	if (form === null || form_hash === null || data === null) return false;
	const shown = await loadShownForm(db, { form, form_hash });
	return shown !== null && publicUploads(shown.artefact, data).has(upload.id);
}
