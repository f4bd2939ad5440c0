import type { WorkflowArtefact } from "../../schemas/release.ts";
import { addWorkingDays } from "../../schemas/rules/working-days.ts";
import type { CaseStatus } from "../../schemas/types.gen.ts";

/** A step of a case's handling, as far as clocks need it. */
type Step = { to_status: CaseStatus; created_at: Date };

/** By when the city owes what; null for what it does not owe, or has done. */
type Deadlines = { accept_by: Date | null; reply_by: Date | null };

type Clock = WorkflowArtefact["clocks"][number];

/** Since when a clock runs: the last time the case came into its state, unless it was stopped since. */
function runsSince({ from, until }: Clock, flow: readonly Step[]): Date | null {
	const start = flow.findLastIndex(({ to_status }) => to_status === from);
	const stopped = flow.slice(start + 1).some(({ to_status }) => until.includes(to_status));
	return start === -1 || stopped ? null : (flow[start]?.created_at ?? null);
}

/**
 * The deadlines of the workflow's clocks `accept`, `reply` and, after a case was reopened, `reply-again`, in working days of the time zone; `flow` is oldest first. Until a case is
 * accepted, the reply is promised for so many days after the last day of accepting.
 */
export function deadlinesOf({ clocks }: WorkflowArtefact, flow: readonly Step[], timeZone: string): Deadlines {
	const dueBy = (clock: Clock, since: Date | null) => since && addWorkingDays(since, clock.days, timeZone);
	const accept = clocks.find(({ id }) => id === "accept");
	const reply = clocks.find(({ id }) => id === "reply");
	const again = clocks.find(({ id }) => id === "reply-again");
	const again_by = again ? dueBy(again, runsSince(again, flow)) : null;
	const accept_by = accept ? dueBy(accept, runsSince(accept, flow)) : null;
	if (again_by || !reply) return { accept_by, reply_by: again_by };
	return { accept_by, reply_by: dueBy(reply, accept_by ?? runsSince(reply, flow)) };
}
