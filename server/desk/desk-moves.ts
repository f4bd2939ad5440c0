import type { WorkflowArtefact } from "../../schemas/release.ts";
import { sourceTextOf } from "../../schemas/rules/texts/source-text.ts";
import type { DeskMove, WorkflowTransition } from "../../schemas/types.gen.ts";
import { MERGE, mayTake } from "../cases/transition.ts";
import type { UserRow } from "../database/tables.ts";
import type { CaseStanding } from "../policies/rights.ts";
import { writtenStateLabel } from "./workflow-words.ts";

/** The forms that ask for what a step needs, where its transition names none. */
const FORMS: Readonly<Record<string, string>> = { reply: "desk-reply", "request-info": "desk-question" };

const formOf = ({ action, form, note }: WorkflowTransition) =>
	form ?? FORMS[action] ?? (note === "required" ? "desk-step-why" : "desk-step");

/** Steps that go against the one who filed the case, or end it. */
const isEnding = ({ states }: WorkflowArtefact, { to }: WorkflowTransition) => states[to]?.tone === "danger";

/** The steps that somebody may take with a case now, the most likely first; each with the form that asks for what it needs. */
export function movesOf(workflow: WorkflowArtefact, status: string, user: UserRow, standing: CaseStanding): DeskMove[] {
	const by = { by: "handler", holder: user, standing } as const;
	const open = workflow.transitions.filter(
		(one) => one.from.includes(status) && mayTake(one, by) && one.action !== MERGE,
	);
	return open.map((transition, index) => ({
		action: transition.action,
		label: sourceTextOf(transition.label),
		to: transition.to,
		to_label: writtenStateLabel(workflow, transition.to),
		form: formOf(transition),
		appearance: index === 0 ? "solid" : isEnding(workflow, transition) ? "danger" : "outline",
		key: String(index + 1),
	}));
}
