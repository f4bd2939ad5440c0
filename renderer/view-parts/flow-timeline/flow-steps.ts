import { ownStepLabel } from "../../../schemas/rules/texts/extension-step.ts";
import type { FlowEntry, Text, WorkflowDocument, WorkflowState } from "../../../schemas/types.gen.ts";
import { actionLabel, stateOf } from "../workflow/use-workflow.ts";

/** One step of a case, ready to be said. `state` is undefined for a status that the workflow does not know. */
export type FlowStep = { entry: FlowEntry; label: Text; state: WorkflowState | undefined };

/** What a step is called: by its case's own workflow where that is told, which may be another than the release has now. */
const labelOf = (entry: FlowEntry, workflow: WorkflowDocument): Text =>
	"label" in entry && typeof entry.label === "string"
		? entry.label
		: (actionLabel(workflow, entry.action) ?? ownStepLabel(entry.action));

/** The steps of a case, the newest first: where it stands now is what people come to see. */
export function flowSteps(entries: readonly FlowEntry[], workflow: WorkflowDocument): FlowStep[] {
	const byTime = entries.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
	return byTime.toReversed().map((entry) => ({
		entry,
		label: labelOf(entry, workflow),
		state: stateOf(workflow, entry.to_status),
	}));
}

const ICONS: Record<WorkflowState["tone"], string> = {
	neutral: "layui-icon-circle",
	info: "layui-icon-time",
	success: "layui-icon-ok",
	warning: "layui-icon-notice",
	danger: "layui-icon-close",
};

/** The catalogue's icon for a state's tone. */
export const toneIcon = (tone: WorkflowState["tone"] = "neutral"): string => ICONS[tone];
