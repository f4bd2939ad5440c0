import { sourceTextOf } from "../../schemas/rules/texts/source-text.ts";
import type { DeskClock } from "../../schemas/types.gen.ts";
import { type CaseClock, isPaused } from "../cases/clocks.ts";
import { SOON_HOURS } from "../repositories/desk/desk-cases.ts";

const HOUR_MS = 3600 * 1000;

function stateOfClock(clock: CaseClock, now: Date): DeskClock["state"] {
	const { ended_at, due_at } = clock;
	if (ended_at) return ended_at <= due_at ? "met" : "missed";
	if (isPaused(clock)) return "paused";
	if (due_at < now) return "overdue";
	return due_at.getTime() - now.getTime() < SOON_HOURS * HOUR_MS ? "soon" : "running";
}

/** A clock as the timeline draws it: how much of it has passed, and when it stood still. */
export function deskClockOf(clock: CaseClock, now: Date): DeskClock {
	const { since, due_at, ended_at } = clock;
	const until = (ended_at ?? now).getTime() - since.getTime();
	const whole = Math.max(1, due_at.getTime() - since.getTime());
	return {
		id: clock.id,
		label: sourceTextOf(clock.label),
		days: clock.days,
		state: stateOfClock(clock, now),
		since: since.toISOString(),
		due_at: due_at.toISOString(),
		ended_at: ended_at?.toISOString() ?? null,
		pauses: clock.pauses.map(({ from, to }) => ({ from: from.toISOString(), to: to?.toISOString() ?? null })),
		passed: Math.max(0, Math.min(100, Math.round((until / whole) * 100))),
	};
}
