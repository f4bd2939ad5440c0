import { currentWorkflow } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";

/** The states of the workflows in force in which handling is over. */
export async function closedStates(db: Db): Promise<string[]> {
	const { states } = await currentWorkflow(db);
	return Object.entries(states).flatMap(([name, { open311 }]) => (open311 === "closed" ? [name] : []));
}
