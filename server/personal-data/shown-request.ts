import type { Attachment, DataRequestState } from "../../schemas/types.gen.ts";
import { type DataRequest, openQuestion } from "../repositories/people/data-request.ts";
import type { Services } from "../services.ts";
import { archiveSize } from "./archive.ts";
import { dataLinkPath } from "./data-link.ts";

type Work = Pick<Services, "db" | "secret" | "settings" | "storage">;

/** The archive as a file to get: the address of its page, while that is offered. */
async function archiveFile(services: Work, request: DataRequest): Promise<Attachment[]> {
	const url = dataLinkPath(services.secret, request);
	if (url === null) return [];
	const { id, number } = request;
	const size = await archiveSize(services, request);
	return [{ id, url, name: `personal-data-${number}.zip`, size, mime: "application/zip", thumbnail_url: null }];
}

/** A request as it is told to whoever asked. */
export const shownRequest = async (services: Work, request: DataRequest): Promise<DataRequestState> => ({
	number: String(request.number),
	kind: request.kind,
	state: request.state,
	created_at: request.created_at.toISOString(),
	due_on: request.due_on,
	settled_at: request.settled_at?.toISOString() ?? null,
	question: openQuestion(request),
	reason: request.reason,
	files: await archiveFile(services, request),
	download_until: request.link_expires_at?.toISOString() ?? null,
});
