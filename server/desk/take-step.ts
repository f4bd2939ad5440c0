import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { StaffOperations, WorkflowTransition } from "../../schemas/types.gen.ts";
import { handlerName } from "../cases/handler-name.ts";
import { moveLocked } from "../cases/move-case.ts";
import { currentQuestionForms } from "../cases/question-forms.ts";
import { paragraphsOf } from "../cases/rich-text.ts";
import { MERGE, mergesNowhere } from "../cases/transition.ts";
import { workflowOfCase } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { findStanding } from "../repositories/desk/case-standing.ts";
import { deleteReplyDraft } from "../repositories/desk/reply-draft.ts";
import { insertQuestion } from "../repositories/messages/case-question.ts";
import type { LockedCase } from "../repositories/messages/message-status.ts";
import { handledOf } from "../repositories/messages/message-watch.ts";
import type { Services } from "../services.ts";
import { absent, invalid } from "../wire/refusal.ts";

/** A step of a workflow with what it needs. */
export type DeskStep = Pick<
	StaffOperations["deskMoveCase"]["request"],
	"action" | "note" | "reply" | "attachments" | "question_form"
>;

/** What the step publishes as the official reply: HTML as it was written, or a note's paragraphs; null for any other step. */
function replyOf({ action, note = "", reply }: DeskStep): string | null {
	if (reply) return reply.trimStart().startsWith("<") ? reply : paragraphsOf(reply);
	return action === "reply" && note.trim() ? paragraphsOf(note) : null;
}

/** Whether a step leads to where the reporter is to answer. */
const asksReporter = ({ transitions }: WorkflowArtefact, { to }: WorkflowTransition) =>
	transitions.some(({ action, from, by }) => action === "supplement" && from.includes(to) && by.includes("citizen"));

/** Throws 422 where a step asks nothing, or the portal has no such form to answer in. */
async function demandQuestionForm(db: Db, form: string, asks: boolean | undefined): Promise<void> {
	if (!asks) throw invalid([{ pointer: "/question_form", message: "is of a step that asks the reporter nothing" }]);
	if ((await currentQuestionForms(db)).some(({ id }) => id === form)) return;
	throw invalid([{ pointer: "/question_form", message: "is no form in which a question is answered" }]);
}

/** Takes a step of a locked case's own workflow; returns the new state. Throws 403, 409 or 422. */
export async function takeStep(
	db: Db,
	found: LockedCase,
	step: DeskStep,
	{ user, services }: { user: UserRow; services: Pick<Services, "notifier"> },
) {
	const workflow = await workflowOfCase(db, await handledOf(db, found));
	const { transitions } = workflow;
	const transition = transitions.find(({ action, from }) => action === step.action && from.includes(found.status));
	const standing = await findStanding(db, found.id);
	if (!standing) throw absent();
	// Into which case is said where cases are linked.
	if (step.action === MERGE) throw mergesNowhere();
	const move = {
		action: step.action,
		by: "handler" as const,
		holder: user,
		standing,
		actor: handlerName(user),
		user_id: user.id,
		reply: replyOf(step),
		attachments: step.attachments ?? [],
		note: step.action === "reply" && !step.reply ? "" : (step.note ?? ""),
	};
	const form = step.question_form;
	if (form) await demandQuestionForm(db, form, transition && asksReporter(workflow, transition));
	const questionWritten = form && {
		written: (of: Db, flow_id: string) => insertQuestion(of, { flow_id, message_id: found.id, form }),
	};
	const status = await moveLocked(db, found, { ...move, ...questionWritten }, services);
	// What was written together is said.
	if (move.reply !== null) await deleteReplyDraft(db, found.id);
	return status;
}
