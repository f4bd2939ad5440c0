import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { CaseStatus, WorkflowTransition } from "../../schemas/types.gen.ts";
import { invalid, Refusal } from "../wire/refusal.ts";

/** A step that somebody wants a case to take. */
export type Step = {
	action: string;
	by: WorkflowTransition["by"][number];
	note: string;
	reply: string | null;
	/** Whether a form says what the note would. */
	answered?: boolean;
};

/** 409: the workflow document does not allow this in the state the case is in. */
export const notNow = (status: CaseStatus) => new Refusal(409, "This step is not possible now.", { data: { status } });

/** The transition of the workflow document for a step. Throws 403, 409 or 422. */
export function transitionFor({ transitions }: WorkflowArtefact, step: Step, status: CaseStatus): WorkflowTransition {
	const transition = transitions.find((one) => one.action === step.action && one.from.includes(status));
	if (!transition) throw notNow(status);
	if (!transition.by.includes(step.by)) throw new Refusal(403, "You may not do this.");
	if (transition.note === "required" && !step.note.trim() && step.reply === null && !step.answered)
		throw invalid([{ pointer: "/note", message: "should say why" }], "Please add a note.");
	return transition;
}
