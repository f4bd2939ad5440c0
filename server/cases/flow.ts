import type { FlowEntry } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { FoundCase } from "../repositories/messages/message.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { listUploads } from "../repositories/messages/upload.ts";
import { currentTeams } from "../repositories/releases/handling-documents.ts";
import type { Services } from "../services.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { SERVICE_CENTRE } from "./handler-name.ts";
import { answersOfSteps } from "./question-answer.ts";
import type { VisibleCase } from "./visibility.ts";

/** How the team that took a step is called, as everybody reads it: who of its people did what is for the desk alone. */
async function namesOfTeams(db: Db, { assigned_team, team: ofCategory }: FoundCase) {
	const names = new Map((await currentTeams(db)).map(({ id, name }) => [id, name]));
	return (team: string | null) => names.get(team ?? assigned_team ?? ofCategory ?? "") ?? SERVICE_CENTRE;
}

/** How a case was handled, as far as somebody may see it. */
export async function flowOf(services: Pick<Services, "db" | "secret">, visible: VisibleCase): Promise<FlowEntry[]> {
	const { message, full, reader } = visible;
	const entries = await listFlow(services.db, message.id);
	const teamName = reader === null ? await namesOfTeams(services.db, message) : null;
	const answers = full ? await answersOfSteps(services.db, message.id) : undefined;
	const uploads = full || message.public_attachments ? await listUploads(services.db, message.id) : [];
	return entries.map(({ created_at, by_citizen, team, note, ...entry }) => ({
		...entry,
		actor: by_citizen || teamName === null ? entry.actor : teamName(team),
		// What a filer adds, note or file, is for those who handle the case.
		note: full || !by_citizen ? note : "",
		created_at: created_at.toISOString(),
		...(answers?.has(entry.id) && { answers: answers.get(entry.id) }),
		attachments: uploads
			.filter(({ flow_id }) => flow_id === entry.id && (full || !by_citizen))
			.map((upload) => attachmentOf(services.secret, upload, reader)),
	}));
}
