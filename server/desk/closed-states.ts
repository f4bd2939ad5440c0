import { currentWorkflow } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import type { DeskFilter, DeskReader } from "../repositories/desk/desk-cases.ts";

/** The states of the workflows in force in which handling is over. */
export async function closedStates(db: Db): Promise<string[]> {
	const { states } = await currentWorkflow(db);
	return Object.entries(states).flatMap(([name, { open311 }]) => (open311 === "closed" ? [name] : []));
}

/** The reader of a list of cases by a filter. Which states are closed matters only where it names one. */
export const readerOf = async (db: Db, user: UserRow, { state }: DeskFilter): Promise<DeskReader> => ({
	user,
	closed: state ? await closedStates(db) : [],
});
