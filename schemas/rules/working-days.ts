import { momentIn, wallTimeIn } from "./dates.ts";

const DAY_MS = 24 * 3600 * 1000;

const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;

/** After how many days so many working days are over. */
function daysFor(workingDays: number, weekday: number): number {
	let passed = 0;
	for (let left = workingDays; left > 0; ) {
		passed += 1;
		if (!isWeekend((weekday + passed) % 7)) left -= 1;
	}
	return passed;
}

/**
 * The moment `days` working days (Monday to Friday in the time zone) after another, at the same hour there: from a
 * weekend, counting starts on Monday.
 */
export function addWorkingDays(from: Date, days: number, timeZone: string): Date {
	const wall = wallTimeIn(timeZone, from);
	const start = new Date(`${wall}Z`);
	const end = new Date(start.getTime() + daysFor(days, start.getUTCDay()) * DAY_MS);
	const at = (one: Date) => momentIn(timeZone, one.toISOString().slice(0, 16))?.getTime() ?? one.getTime();
	return new Date(from.getTime() + at(end) - at(start));
}
