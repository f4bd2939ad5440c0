import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn, momentIn, wallTimeIn } from "./dates.ts";

const ZONES = ["Asia/Shanghai", "UTC", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Niue"];

describe("the clock of a time zone", () => {
	it.each([
		["Asia/Shanghai", "2026-11-21T18:30:00Z", "2026-11-22T02:30"],
		["Pacific/Niue", "2026-01-01T05:00:00Z", "2025-12-31T18:00"],
		["Europe/Berlin", "2026-07-01T22:00:00Z", "2026-07-02T00:00"],
	])("of %s says at %s %s", (zone, at, wall) => {
		expect(wallTimeIn(zone, new Date(at))).toBe(wall);
		expect(dayIn(zone, new Date(at))).toBe(wall.slice(0, 10));
		expect(momentIn(zone, wall)).toEqual(new Date(at));
	});

	it("gives back every minute that it says, where it is not put forward or back", () => {
		const span = { min: new Date("1990-01-01T00:00Z"), max: new Date("2090-01-01T00:00Z"), noInvalidDate: true };
		fc.assert(
			fc.property(fc.constantFrom("Asia/Shanghai", "UTC", "Pacific/Niue"), fc.date(span), (zone, date) => {
				// Shanghai had summer time until 1991.
				fc.pre(date.getUTCFullYear() > 1991);
				const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
				expect(momentIn(zone, wallTimeIn(zone, minute))).toEqual(minute);
			}),
		);
	});

	it("is a moment of that day also on the day on which the clocks are changed", () => {
		for (const wall of ["2026-03-29T01:59", "2026-03-29T03:00", "2026-10-25T03:30"])
			expect(wallTimeIn("Europe/Berlin", momentIn("Europe/Berlin", wall) ?? new Date(0))).toBe(wall);
	});

	it("knows no moment of what no clock says", () => {
		for (const zone of ZONES)
			for (const wall of ["", "some day", "2026-13-01T00:00"]) expect(momentIn(zone, wall)).toBe(undefined);
	});
});
