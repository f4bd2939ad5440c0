import type { FlowEntry } from "../../schemas/types.gen.ts";
import { listFlow } from "../repositories/message-flow.ts";
import { listUploads } from "../repositories/upload.ts";
import type { Services } from "../services.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import type { VisibleCase } from "./visibility.ts";

/** How a case was handled, as far as somebody may see it. */
export async function flowOf(services: Pick<Services, "db" | "secret">, visible: VisibleCase): Promise<FlowEntry[]> {
	const { message, full, reader } = visible;
	const entries = await listFlow(services.db, message.id);
	const uploads = full || message.public_attachments ? await listUploads(services.db, message.id) : [];
	return entries.map(({ created_at, by_citizen, note, ...entry }) => ({
		...entry,
		// What a filer adds, note or file, is for those who handle the case.
		note: full || !by_citizen ? note : "",
		created_at: created_at.toISOString(),
		attachments: uploads
			.filter(({ flow_id }) => flow_id === entry.id && (full || !by_citizen))
			.map((upload) => attachmentOf(services.secret, upload, reader)),
	}));
}
