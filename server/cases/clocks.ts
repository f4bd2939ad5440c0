import type { WorkflowArtefact } from "../../schemas/release.ts";
import { addWorkingDays, type WorkCalendar, workingDaysBetween } from "../../schemas/rules/formats/working-days.ts";

/** A step of a case's handling, as far as clocks need it. */
export type ClockStep = { to_status: string; created_at: Date };

/** Days by which a clock was extended. */
export type Extension = { clock: string; days: number };

/** A time while a clock stood still; `to` null where it still does. */
export type Pause = { from: Date; to: Date | null };

/** A clock of a case: since when, until when, with which pauses. `ended_at` null while it runs. */
export type CaseClock = {
	id: string;
	label: WorkflowArtefact["clocks"][number]["label"];
	since: Date;
	due_at: Date;
	/** Working days, extensions among them. */
	days: number;
	ended_at: Date | null;
	pauses: Pause[];
};

const DAY_MS = 24 * 3600 * 1000;

/** The moment so much working time, in days and parts of one, after another. */
function afterWorking(from: Date, days: number, calendar: WorkCalendar): Date {
	const whole = Math.floor(days + 1e-6);
	const at = whole > 0 ? addWorkingDays(from, whole, calendar) : from;
	return new Date(at.getTime() + Math.max(0, days - whole) * DAY_MS);
}

/** When a case stood in states that pause a clock, from the step on that began it. */
function pausesOf({ states }: WorkflowArtefact, from: string, flow: readonly ClockStep[], end: Date | null): Pause[] {
	return flow.flatMap((step, index) => {
		const isPause = step.to_status !== from && states[step.to_status]?.pauses === true;
		if (!isPause) return [];
		return [{ from: step.created_at, to: flow[index + 1]?.created_at ?? end }];
	});
}

/**
 * The step that starts a clock: the last into its state, else the first into one that starts it too; -1 for none. A step
 * that leaves the case in its state, as where more time is given, starts nothing anew.
 */
function startOf({ from, or_from }: WorkflowArtefact["clocks"][number], flow: readonly ClockStep[]): number {
	const last = flow.findLastIndex(({ to_status }, at) => to_status === from && flow[at - 1]?.to_status !== from);
	return last >= 0 ? last : flow.findIndex(({ to_status }) => or_from?.some((state) => state === to_status));
}

/**
 * The clocks of a case that have started, each from the last time that the case came into its state. While the case waits for
 * somebody else, a clock stands still, and is due so much working time later. `flow` is oldest first.
 */
export function clocksOf(
	workflow: WorkflowArtefact,
	flow: readonly ClockStep[],
	calendar: WorkCalendar,
	{ extensions = [], now = new Date() }: { extensions?: readonly Extension[]; now?: Date } = {},
): CaseClock[] {
	return workflow.clocks.flatMap((clock) => {
		const { id, label, until, days } = clock;
		const start = startOf(clock, flow);
		const first = flow[start];
		if (!first) return [];
		const later = flow.slice(start + 1);
		const ended_at = later.find(({ to_status }) => until.includes(to_status))?.created_at ?? null;
		const within = ended_at ? later.filter(({ created_at }) => created_at < ended_at) : later;
		const pauses = pausesOf(workflow, first.to_status, within, ended_at);
		const waited = pauses.reduce((sum, pause) => sum + workingDaysBetween(pause.from, pause.to ?? now, calendar), 0);
		const extended = extensions.reduce((sum, one) => sum + (one.clock === id ? one.days : 0), 0);
		const planned = addWorkingDays(first.created_at, days + extended, calendar);
		const due_at = waited > 0 ? afterWorking(planned, waited, calendar) : planned;
		return [{ id, label, since: first.created_at, due_at, days: days + extended, ended_at, pauses }];
	});
}

/** Whether a clock stands still now. */
export const isPaused = ({ pauses }: CaseClock): boolean => pauses.some(({ to }) => to === null);

/** When the first of the clocks that run is due; null where none runs, or all stand still. */
export function firstDueOf(clocks: readonly CaseClock[]): Date | null {
	const running = clocks.filter((clock) => clock.ended_at === null && !isPaused(clock));
	return running.reduce<Date | null>((first, { due_at }) => (first && first <= due_at ? first : due_at), null);
}
