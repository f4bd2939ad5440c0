import { expect, it } from "vitest";
import { addWorkingDays } from "./working-days.ts";

it.each([
	["2026-11-16T10:00:00.000Z", 2, "2026-11-18T10:00:00.000Z"],
	["2026-11-20T10:00:00.000Z", 1, "2026-11-23T10:00:00.000Z"],
	["2026-11-20T10:00:00.000Z", 15, "2026-12-11T10:00:00.000Z"],
	["2026-11-21T10:00:00.000Z", 2, "2026-11-24T10:00:00.000Z"],
	["2026-11-22T10:00:00.000Z", 0, "2026-11-22T10:00:00.000Z"],
])("leaves out Saturdays and Sundays: %s and %i working days is %s", (from, days, to) => {
	expect(addWorkingDays(new Date(from), days).toISOString()).toBe(to);
});
