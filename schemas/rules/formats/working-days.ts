import { momentIn, wallTimeIn } from "./dates.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Which days nobody works on beside weekends, and on which weekends somebody does: days as 2026-10-01. */
export type WorkCalendar = { timeZone: string; holidays?: ReadonlySet<string>; workdays?: ReadonlySet<string> };

const dayOf = (wall: Date) => wall.toISOString().slice(0, 10);

/** Whether a day, as a time whose UTC is the wall clock, is one on which the city works. */
function isWorkingDay(wall: Date, { holidays, workdays }: WorkCalendar): boolean {
	const day = dayOf(wall);
	if (workdays?.has(day)) return true;
	const weekday = wall.getUTCDay();
	return weekday !== 0 && weekday !== 6 && !holidays?.has(day);
}

/** How many calendar days are looked through: a calendar may have no working days at all. */
const MAX_DAYS = 4000;

/** The wall clock of a moment, as a time whose UTC it is. */
const wallOf = (at: Date, timeZone: string) => new Date(`${wallTimeIn(timeZone, at)}Z`);

/** After how many days so many working days are over. */
function daysFor(workingDays: number, start: Date, calendar: WorkCalendar): number {
	let passed = 0;
	for (let left = workingDays; left > 0 && passed < MAX_DAYS; ) {
		passed += 1;
		if (isWorkingDay(new Date(start.getTime() + passed * DAY_MS), calendar)) left -= 1;
	}
	return passed;
}

/**
 * The moment `days` working days after another, at the same hour there: from a weekend, counting starts on Monday. Working
 * days are Monday to Friday in the time zone, or what a calendar says.
 */
export function addWorkingDays(from: Date, days: number, within: string | WorkCalendar): Date {
	const calendar = typeof within === "string" ? { timeZone: within } : within;
	const { timeZone } = calendar;
	const start = wallOf(from, timeZone);
	const end = new Date(start.getTime() + daysFor(days, start, calendar) * DAY_MS);
	const at = (one: Date) => momentIn(timeZone, one.toISOString().slice(0, 16))?.getTime() ?? one.getTime();
	return new Date(from.getTime() + at(end) - at(start));
}

/** How much working time lies between two moments, in working days and parts of one. */
export function workingDaysBetween(from: Date, to: Date, calendar: WorkCalendar): number {
	const start = wallOf(from, calendar.timeZone).getTime();
	const end = wallOf(to, calendar.timeZone).getTime();
	let total = 0;
	for (let day = Math.floor(start / DAY_MS), looked = 0; day * DAY_MS < end && looked < MAX_DAYS; day++, looked++) {
		if (!isWorkingDay(new Date(day * DAY_MS), calendar)) continue;
		total += Math.max(0, Math.min(end, (day + 1) * DAY_MS) - Math.max(start, day * DAY_MS));
	}
	return total / DAY_MS;
}
