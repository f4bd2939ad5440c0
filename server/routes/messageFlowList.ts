import { visibleCase } from "../cases/visibility.ts";
import { listFlow } from "../repositories/message-flow.ts";
import { listUploads } from "../repositories/upload.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import type { Route } from "./route.ts";

/** How a case was handled, to whom the case itself is shown. */
export const messageFlowList: Route<"messageFlowList"> = async ({ message_id }, { caller, services }) => {
	const { message, full } = await visibleCase(services.db, message_id, caller);
	const entries = await listFlow(services.db, message.id);
	const uploads = full || message.public_attachments ? await listUploads(services.db, message.id) : [];
	return {
		list: entries.map(({ created_at, by_citizen, ...entry }) => ({
			...entry,
			// What a filer adds is for those who handle the case.
			note: full || !by_citizen ? entry.note : "",
			created_at: created_at.toISOString(),
			attachments: uploads
				.filter(({ flow_id }) => flow_id === entry.id)
				.map((upload) => attachmentOf(services.secret, upload)),
		})),
	};
};
