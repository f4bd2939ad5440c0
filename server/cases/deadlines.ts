import type { WorkflowArtefact } from "../../schemas/release.ts";
import { addWorkingDays, type WorkCalendar } from "../../schemas/rules/formats/working-days.ts";
import { type ClockStep, clocksOf, type Extension } from "./clocks.ts";

/** By when the city owes what; null for what it does not owe, or has done. */
type Deadlines = { accept_by: Date | null; reply_by: Date | null };

/**
 * The deadlines of the workflow's clocks `accept`, `reply` and, after a case was reopened, `reply-again`, in working days of
 * the calendar; `flow` is oldest first. Until a case is accepted, the reply is promised for so many days after the last day
 * of accepting.
 */
export function deadlinesOf(
	workflow: WorkflowArtefact,
	flow: readonly ClockStep[],
	calendar: WorkCalendar,
	extensions: readonly Extension[] = [],
): Deadlines {
	const clocks = clocksOf(workflow, flow, calendar, { extensions });
	const runningUntil = (name: string) => clocks.find(({ id, ended_at }) => id === name && !ended_at)?.due_at ?? null;
	const accept_by = runningUntil("accept");
	const again_by = runningUntil("reply-again");
	if (again_by) return { accept_by, reply_by: again_by };
	const reply = workflow.clocks.find(({ id }) => id === "reply");
	const promised = accept_by && reply ? addWorkingDays(accept_by, reply.days, calendar) : null;
	return { accept_by, reply_by: promised ?? runningUntil("reply") };
}
