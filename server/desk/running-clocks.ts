import { type CaseClock, clocksOf } from "../cases/clocks.ts";
import { workflowOfCase } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { handledOf } from "../repositories/messages/message-watch.ts";
import { findWorkCalendar } from "../repositories/releases/handling-documents.ts";

/** The clocks of a case that have not ended: those that can be given more time. Those that stand still are among them. */
export async function runningClocks(db: Db, id: string): Promise<CaseClock[]> {
	const workflow = await workflowOfCase(db, await handledOf(db, { id }));
	const clocks = clocksOf(workflow, await listFlow(db, id), await findWorkCalendar(db));
	return clocks.filter(({ ended_at }) => ended_at === null);
}
