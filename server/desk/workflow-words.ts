import type { WorkflowArtefact } from "../../schemas/release.ts";
import { ownStepLabel } from "../../schemas/rules/texts/extension-step.ts";
import { sourceTextOf } from "../../schemas/rules/texts/source-text.ts";

/** What a workflow calls a step that was taken, as its document writes it; the step's code where the workflow has none such. */
export function writtenStepLabel({ transitions }: Pick<WorkflowArtefact, "transitions">, action: string): string {
	const step = transitions.find((one) => one.action === action);
	return step ? sourceTextOf(step.done_label ?? step.label) : ownStepLabel(action);
}

/** What a workflow calls a state, as its document writes it; the state's code where the workflow has none such. */
export function writtenStateLabel({ states }: Pick<WorkflowArtefact, "states">, status: string): string {
	return sourceTextOf(states[status]?.label ?? status);
}
