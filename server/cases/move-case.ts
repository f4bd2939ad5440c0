import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { WorkflowTransition } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { insertFlow } from "../repositories/message-flow.ts";
import { lockCase, setPublished, updateStatus } from "../repositories/message-status.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";
import { cleanHtml } from "./rich-text.ts";
import { currentWorkflow } from "./workflow.ts";

/** A step that somebody wants a case to take. */
export type Move = {
	id: string;
	action: string;
	by: WorkflowTransition["by"][number];
	actor: string;
	note: string;
	reply: string | null;
};

function transitionFor(
	{ transitions }: WorkflowArtefact,
	{ action, by, note }: Move,
	status: string,
): WorkflowTransition {
	const transition = transitions.find((one) => one.action === action && one.from.some((from) => from === status));
	if (!transition) throw new Refusal(409, "This step is not possible now.", { data: { status } });
	if (!transition.by.includes(by)) throw new Refusal(403, "You may not do this.");
	if (transition.note === "required" && !note.trim())
		throw invalid([{ pointer: "/note", message: "should say why" }], "Please add a note.");
	return transition;
}

/**
 * Moves a case as the workflow document allows and writes the step down; a state that is not public takes the case
 * back from the public. Throws 403, 404, 409 or 422.
 */
export async function moveCase(db: Db, move: Move): Promise<{ status: string }> {
	return db.transaction().execute(async (transaction) => {
		const from = await lockCase(transaction, move.id);
		if (from === null) throw absent();
		const workflow = await currentWorkflow(transaction);
		const { to, action } = transitionFor(workflow, move, from);
		await updateStatus(transaction, move.id, to, move.reply === null ? null : cleanHtml(move.reply));
		if (!workflow.states[to]?.public) await setPublished(transaction, move.id, false, false);
		await insertFlow(transaction, {
			message_id: move.id,
			action,
			from_status: from,
			to_status: to,
			note: move.note.trim(),
			actor: move.actor,
		});
		return { status: to };
	});
}
