import type { Locator } from "playwright";
import { expect } from "vitest";

/** What eight of ten steps must be shown within: none can be repeated, and what other tests on the machine hold up is not the portal's. */
const GOAL_MS = 1_000;

/** What no single step may take, on a machine that runs other tests at the same time. */
const LONGEST_MS = 3_000;

/** The times from when one side is told that a step is done until the window of the other shows it by itself. */
export function stepTimes() {
	const taken: number[] = [];
	return {
		async inTime(act: Promise<unknown>, ...parts: readonly Locator[]): Promise<void> {
			const shown = Promise.all(parts.map((part) => part.waitFor())).then(() => Date.now());
			const [doneAt, shownAt] = await Promise.all([act.then(() => Date.now()), shown]);
			taken.push(shownAt - doneAt);
			expect(shownAt - doneAt, String(parts[0])).toBeLessThanOrEqual(LONGEST_MS);
		},
		/** That eight in ten of so many were within the goal. */
		expectGoal(steps: number): void {
			expect(taken).toHaveLength(steps);
			const within = taken.filter((ms) => ms <= GOAL_MS);
			expect(within.length, `in milliseconds: ${taken.join(", ")}`).toBeGreaterThanOrEqual(0.8 * steps);
		},
	};
}
