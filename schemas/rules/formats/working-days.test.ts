import { expect, it } from "vitest";
import { addWorkingDays } from "./working-days.ts";

it.each([
	["2026-11-16T10:00:00.000Z", 2, "2026-11-18T10:00:00.000Z"],
	["2026-11-20T10:00:00.000Z", 1, "2026-11-23T10:00:00.000Z"],
	["2026-11-20T10:00:00.000Z", 15, "2026-12-11T10:00:00.000Z"],
	["2026-11-21T10:00:00.000Z", 2, "2026-11-24T10:00:00.000Z"],
	["2026-11-22T10:00:00.000Z", 0, "2026-11-22T10:00:00.000Z"],
])("leaves out Saturdays and Sundays: %s and %i working days is %s", (from, days, to) => {
	expect(addWorkingDays(new Date(from), days, "UTC").toISOString()).toBe(to);
});

it.each([
	// A Saturday in Shanghai already: counting starts on Monday.
	["2026-11-20T20:00:00.000Z", 1, "Asia/Shanghai", "2026-11-22T20:00:00.000Z"],
	// Still Sunday in UTC, but Monday in Shanghai.
	["2026-11-22T20:30:15.250Z", 1, "Asia/Shanghai", "2026-11-23T20:30:15.250Z"],
	["2026-11-22T20:30:15.250Z", 1, "UTC", "2026-11-23T20:30:15.250Z"],
	// At the same hour of the clock, although the clocks go back meanwhile.
	["2026-10-23T10:00:00.000Z", 1, "Europe/Berlin", "2026-10-26T11:00:00.000Z"],
])("knows a weekend by the days of the time zone: %s and %i working days in %s is %s", (from, days, zone, to) => {
	expect(addWorkingDays(new Date(from), days, zone).toISOString()).toBe(to);
});
