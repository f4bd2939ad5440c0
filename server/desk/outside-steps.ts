import type { DeskCase, DeskFlowEntry } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { listAnswersOf, listLinksOutside } from "../repositories/desk/outside-link.ts";
import type { FoundCase } from "../repositories/messages/message.ts";
import { listOutsideUploads } from "../repositories/messages/upload.ts";
import { listOpenings } from "../repositories/people/audit-entry.ts";
import type { Services } from "../services.ts";
import { attachmentOf } from "../uploads/attachment.ts";

/** What came to a case from outside, as steps that the desk alone sees. */
export async function outsideSteps(
	{ db, secret }: Pick<Services, "db" | "secret">,
	{ id, status }: FoundCase,
	reader: UserRow,
) {
	const answers = await listAnswersOf(db, id);
	const files = await listOutsideUploads(db, id);
	return answers.map(
		(answer): DeskFlowEntry => ({
			id: answer.id,
			action: "outside-answer",
			from_status: null,
			to_status: status,
			actor: answer.party,
			label: "Answer from outside",
			note: answer.text,
			created_at: answer.created_at.toISOString(),
			attachments: files
				.filter(({ outside_answer_id }) => outside_answer_id === answer.id)
				.map((file) => attachmentOf(secret, file, reader)),
		}),
	);
}

/** The steps of the workflow, and those from outside where they came between. */
export const withOutside = (flow: readonly DeskFlowEntry[], outside: readonly DeskFlowEntry[]): DeskFlowEntry[] =>
	outside.length === 0 ? [...flow] : [...flow, ...outside].toSorted((a, b) => a.created_at.localeCompare(b.created_at));

/** To whom a case is or was shown outside. */
export async function sharesOf(db: Db, id: string, mayShare: boolean): Promise<DeskCase["shared"]> {
	const now = new Date();
	const opened = await listOpenings(db, id);
	return (await listLinksOutside(db, id)).map(({ revoked_at, expires_at, created_at, ...link }) => {
		const state = revoked_at ? "ended" : expires_at <= now ? "expired" : "open";
		return {
			...link,
			state,
			can_end: mayShare && state === "open",
			opened_at: opened.get(link.id)?.toISOString() ?? null,
			created_at: created_at.toISOString(),
			expires_at: expires_at.toISOString(),
		};
	});
}
