import type { CasePicture } from "../../schemas/types.gen.ts";
import { publicUploads } from "../cases/public-uploads.ts";
import { loadShownForm } from "../cases/shown-form.ts";
import type { UserRow } from "../database/tables.ts";
import { shownFields } from "../policies/case-policy.ts";
import type { CaseStanding } from "../policies/rights.ts";
import { listRedactions } from "../repositories/desk/picture-original.ts";
import type { FoundCase } from "../repositories/messages/message.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { listUploads } from "../repositories/messages/upload.ts";
import type { Services } from "../services.ts";
import { attachmentOf, originalUrl } from "../uploads/attachment.ts";
import { isPicture } from "../uploads/picture.ts";

type Work = Pick<Services, "db" | "secret">;
type Reader = { user: UserRow; standing: CaseStanding };

/** The uploads of a case that everybody sees once it is published with its attachments. */
async function publicOf({ db }: Work, message: FoundCase): Promise<{ ids: Set<string>; steps: Set<string> }> {
	const form = await loadShownForm(db, message);
	const steps = (await listFlow(db, message.id)).filter(({ by_citizen }) => !by_citizen).map(({ id }) => id);
	return { ids: form ? publicUploads(form.artefact, message.data) : new Set(), steps: new Set(steps) };
}

/** The pictures of a case, with what is blacked out of each. */
export async function picturesOf(work: Work, message: FoundCase, { user, standing }: Reader): Promise<CasePicture[]> {
	const { db, secret } = work;
	const open = await publicOf(work, message);
	const redactions = await listRedactions(db, message.id);
	const mayOriginals = shownFields(user, standing).has("originals");
	return (await listUploads(db, message.id))
		.filter(({ mime }) => isPicture(mime))
		.map((upload) => {
			const { id, name, flow_id } = upload;
			const redaction = redactions.get(id);
			return {
				id,
				name,
				url: attachmentOf(secret, upload, user).url,
				public: flow_id === null ? open.ids.has(id) : open.steps.has(flow_id),
				areas: redaction?.areas ?? [],
				author: redaction?.author ?? "",
				redacted_at: redaction?.redacted_at.toISOString() ?? null,
				original_url: redaction && mayOriginals ? originalUrl(secret, id, user) : null,
			};
		});
}
