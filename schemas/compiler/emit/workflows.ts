import type { Hash } from "../../release.ts";
import type { WorkflowDocument } from "../../types.gen.ts";
import type { Sourced } from "../portal.ts";

/** What knows the workflows of a portal. */
type Workflows = { of(kind: "workflow"): readonly Sourced<WorkflowDocument>[] };

/** The workflow by which cases are handled whose category names none. */
const MAIN = "workflow";

/** The workflows of a portal: first the one by which cases are handled whose category names none, or the first by id. */
export function mainFirst(portal: Workflows): WorkflowDocument[] {
	const all = portal.of("workflow").map(({ document }) => document);
	return [...all.filter(({ id }) => id === MAIN), ...all.filter(({ id }) => id !== MAIN)];
}

/** All states and steps of a portal's workflows together: what a page needs to word where any case stands. */
export function allWorkflows(portal: Workflows): WorkflowDocument | undefined {
	const [main, ...others] = mainFirst(portal);
	if (!main || others.length === 0) return main;
	return {
		...main,
		states: Object.assign({}, ...others.map(({ states }) => states), main.states),
		transitions: [main, ...others].flatMap(({ transitions }) => transitions),
	};
}

/** Each workflow by itself, by id; undefined where there is but one, which is the manifest's own. */
export function eachWorkflow(
	portal: Workflows,
	emit: (workflow: WorkflowDocument) => Hash,
): Record<string, Hash> | undefined {
	const all = portal.of("workflow");
	return all.length > 1 ? Object.fromEntries(all.map(({ document }) => [document.id, emit(document)])) : undefined;
}
