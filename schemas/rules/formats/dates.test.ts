import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayFrom, dayIn, isNotAfterToday, isNotBeforeToday, limitDay, momentIn, wallTimeIn } from "./dates.ts";

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

describe("a day that lies so far from another", () => {
	it.each([
		["2026-11-22", "today", "2026-11-22"],
		["2026-11-22", "-P18Y", "2008-11-22"],
		["2026-11-22", "P3M", "2027-02-22"],
		["2026-11-22", "-P1Y6M", "2025-05-22"],
		["2026-01-31", "P1M", "2026-02-28"],
		["2028-02-29", "-P18Y", "2010-02-28"],
		["2028-02-29", "-P4Y", "2024-02-29"],
		["2026-03-31", "-P1M1D", "2026-02-27"],
		["2026-12-25", "P2W", "2027-01-08"],
		["2026-01-01", "-P30D", "2025-12-02"],
		["2026-11-22", "-P999Y999M999W999D", "0922-10-05"],
	])("from %s by %s is %s", (day, duration, found) => {
		expect(dayFrom(day, duration)).toBe(found);
	});

	it("never lies on the other side, and goes by whole years as birthdays do", () => {
		const days = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
		fc.assert(
			fc.property(days, fc.integer({ min: 1, max: 120 }), (date, years) => {
				const day = date.toISOString().slice(0, 10);
				const back = dayFrom(day, `-P${years}Y`);
				expect(back < day && day < dayFrom(day, `P${years}Y`)).toBe(true);
				expect(Number(day.slice(0, 4)) - Number(back.slice(0, 4))).toBe(years);
				expect(dayFrom(day, `-P${years * 12}M`)).toBe(back);
			}),
		);
	});

	afterEach(() => void vi.useRealTimers());

	it("limits dates by the portal's day", () => {
		vi.useFakeTimers({ now: new Date("2026-11-21T18:30:00Z") });
		expect(limitDay("Asia/Shanghai", "-P18Y")).toBe("2008-11-22");
		expect(limitDay("Europe/London", "-P18Y")).toBe("2008-11-21");
		expect(isNotAfterToday("2008-11-22", "Asia/Shanghai", "-P18Y")).toBe(true);
		expect(isNotAfterToday("2008-11-23", "Asia/Shanghai", "-P18Y")).toBe(false);
		expect(isNotBeforeToday("2027-02-22", "Asia/Shanghai", "P3M")).toBe(true);
		expect(isNotBeforeToday("2027-02-21", "Asia/Shanghai", "P3M")).toBe(false);
		expect(isNotBeforeToday("2027-02-21T16:00:00Z", "Asia/Shanghai", "P3M")).toBe(true);
	});
});
