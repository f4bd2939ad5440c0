import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { WorkflowTransition } from "../../schemas/types.gen.ts";

/** A step that the system takes once nobody has said or done anything for so many days. */
export type TimedStep = WorkflowTransition & { after_days: number };

export const isTimed = (step: WorkflowTransition): step is TimedStep =>
	step.after_days !== undefined && step.by.includes("system");

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a case in a state is closed by itself, if nothing is said or done before; null where nothing closes it. `flow` is oldest first. */
export function closesAt(
	{ states, transitions }: WorkflowArtefact,
	status: string,
	flow: readonly { created_at: Date }[],
): Date | null {
	const last = flow.at(-1)?.created_at;
	const closing = transitions
		.filter(isTimed)
		.filter(({ from, to }) => from.includes(status) && states[to]?.open311 === "closed");
	if (!last || closing.length === 0) return null;
	return new Date(last.getTime() + Math.min(...closing.map(({ after_days }) => after_days)) * DAY_MS);
}
