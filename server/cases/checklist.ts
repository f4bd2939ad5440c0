import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { WorkflowTransition } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { listTicked } from "../repositories/desk/case-checklist.ts";
import type { LockedCase } from "../repositories/messages/message-status.ts";
import { Refusal } from "../wire/refusal.ts";

/** What is to be done with a case in a state, as its workflow says it. */
export const checklistIn = ({ states }: WorkflowArtefact, status: string) => states[status]?.checklist ?? [];

/** Throws 409 where a step wants the checklist of the case's state to be done first, and something of it is not. */
export async function demandChecklist(
	db: Db,
	workflow: WorkflowArtefact,
	{ id, status }: LockedCase,
	{ needs_checklist }: WorkflowTransition,
): Promise<void> {
	if (!needs_checklist) return;
	const ticked = await listTicked(db, id, status);
	const count = checklistIn(workflow, status).filter((item) => !ticked.has(item.id)).length;
	if (count > 0)
		throw new Refusal(409, "First do what is left of the checklist: {count, plural, one {# item} other {# items}}.", {
			values: { count },
		});
}
