import type { Text, WorkflowDocument, WorkflowState } from "../../../schemas/types.gen.ts";
import { useLoader } from "../../loader/release-context.tsx";
import { useLoaded } from "../../loader/use-loaded.ts";

type States = Readonly<Record<string, WorkflowState>>;

/** The workflow of the current release: at once when it is there, else by suspending. */
export function useWorkflow(): WorkflowDocument {
	const loader = useLoader();
	return useLoaded(loader.peekWorkflow(), () => loader.loadWorkflow());
}

/** A state of the workflow; undefined for a status that it does not know. */
export function stateOf(workflow: WorkflowDocument, status: unknown): WorkflowState | undefined {
	const states: States = workflow.states;
	return typeof status === "string" && Object.hasOwn(states, status) ? states[status] : undefined;
}

/** How a transition is worded once it is done; undefined for an action that the workflow does not know. */
export function actionLabel(workflow: WorkflowDocument, action: string): Text | undefined {
	const transition = workflow.transitions.find((each) => each.action === action);
	return transition?.done_label ?? transition?.label;
}
