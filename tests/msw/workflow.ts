import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCaseWorkflow } from "../../schemas/checks/handling.gen.ts";
import type { CaseStatus, WorkflowDocument, WorkflowTransition } from "../../schemas/types.gen.ts";

function read(): WorkflowDocument {
	const path = join(import.meta.dirname, "../../schemas/documents/workflow.json");
	const document: unknown = JSON.parse(readFileSync(path, "utf8"));
	if (!isCaseWorkflow(document)) throw new Error("schemas/documents/workflow.json: expected transitions and clocks");
	return document;
}

/** The shipped workflow. */
export const WORKFLOW = read();

/** The step that somebody may take out of a state; undefined where there is none. */
export const stepFrom = (status: CaseStatus, action: string, by: WorkflowTransition["by"][number]) =>
	WORKFLOW.transitions.find((one) => one.action === action && one.from.includes(status) && one.by.includes(by));
