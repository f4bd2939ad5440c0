import type { Db } from "../database/connection.ts";
import { listExtensions } from "../repositories/desk/case-extension.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { NEVER_DUE, setDue, UNTIMED } from "../repositories/messages/message-watch.ts";
import { findWorkCalendar } from "../repositories/releases/handling-documents.ts";
import { clocksOf, firstDueOf } from "./clocks.ts";
import { type Handled, workflowOfCase } from "./workflow.ts";

/** Writes down when the first clock of a case is due, and whether it is overdue. Returns when; null where no clock runs. */
export async function settleClocks(db: Db, { id, ...handled }: Handled & { id: string }): Promise<Date | null> {
	const workflow = await workflowOfCase(db, handled);
	const extensions = await listExtensions(db, id);
	const flow = await listFlow(db, id);
	const isOver = workflow.states[flow.at(-1)?.to_status ?? ""]?.open311 === "closed";
	const clocks = clocksOf(workflow, flow, await findWorkCalendar(db), { extensions });
	const due = firstDueOf(clocks);
	const missed = clocks.some(
		({ due_at, ended_at }) => (ended_at ?? new Date()) > due_at && (ended_at !== null || !isOver),
	);
	await setDue(db, id, isOver ? NEVER_DUE : (due ?? UNTIMED), missed);
	return isOver ? null : due;
}
