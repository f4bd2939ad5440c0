import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { CaseStatus, WorkflowTransition } from "../../schemas/types.gen.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import type { CaseStanding, RightHolder } from "../policies/rights.ts";
import { invalid, Refusal } from "../wire/refusal.ts";

/** Whose step it is; what a handler may is by their rights over the case. */
export type StepBy = { by: "citizen" | "system" } | { by: "handler"; holder: RightHolder; standing: CaseStanding };

/** A step that somebody wants a case to take. */
export type Step = StepBy & {
	action: string;
	note: string;
	reply: string | null;
	/** Whether a form says what the note would. */
	answered?: boolean;
};

/** Whether somebody may take a step with a case, whatever state it is in. */
export function mayTake({ by, right }: WorkflowTransition, step: StepBy): boolean {
	if (!by.includes(step.by)) return false;
	if (step.by !== "handler") return true;
	return mayWithCase(step.holder, right === "supervises" ? "supervise" : "move", step.standing);
}

/** 409: the workflow document does not allow this in the state the case is in. */
export const notNow = (status: CaseStatus) => new Refusal(409, "This step is not possible now.", { data: { status } });

/** The step that needs another case: it is taken by naming that one, where cases are linked. */
export const MERGE = "merge";

/** 422: a merge that names no other case would end this one with nothing to go on in. */
export function mergesNowhere() {
	const text = "Into which case is this one to be merged? Please link the two as merged.";
	return invalid([{ pointer: "/action", message: text }], text);
}

/** The transition of the workflow document for a step. Throws 403, 409 or 422. */
export function transitionFor({ transitions }: WorkflowArtefact, step: Step, status: CaseStatus): WorkflowTransition {
	const transition = transitions.find((one) => one.action === step.action && one.from.includes(status));
	if (!transition) throw notNow(status);
	if (!mayTake(transition, step)) throw new Refusal(403, "You may not do this.");
	if (transition.note === "required" && !step.note.trim() && step.reply === null && !step.answered)
		throw invalid([{ pointer: "/note", message: "should say why" }], "Please add a note.");
	return transition;
}
