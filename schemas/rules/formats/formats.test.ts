import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayIn, isNotAfterToday, isNotBeforeToday } from "./dates.ts";
import { isIdCard, isMobile } from "./formats.ts";

describe("an identity card number", () => {
	test.each(["11010519491231002X", "11010519491231002x"])("%s is valid", (value) => {
		expect(isIdCard(value)).toBe(true);
	});

	test.each([
		["110105194912310021", "a wrong checksum"],
		["110105194913310025", "a thirteenth month"],
		["1101051949123100", "too few digits"],
		["01010519491231002X", "no region"],
	])("%s is refused for %s", (value) => {
		expect(isIdCard(value)).toBe(false);
	});
});

test("a mobile number has 11 digits and starts with 13 to 19", () => {
	expect(["13800000000", "19900000000"].every(isMobile)).toBe(true);
	expect(["12800000000", "1380000000", "138000000000", "+8613800000000"].some(isMobile)).toBe(false);
});

describe("a date limited by today", () => {
	/** 00:30 on the 22nd in Shanghai, still the 21st in London. */
	const now = new Date("2026-11-21T16:30:00Z");
	beforeEach(() => void vi.useFakeTimers({ now }));
	afterEach(() => void vi.useRealTimers());

	test("is calculated in the given time zone", () => {
		expect(dayIn("Asia/Shanghai", now)).toBe("2026-11-22");
		expect(isNotAfterToday("2026-11-22", "Asia/Shanghai")).toBe(true);
		expect(isNotAfterToday("2026-11-22", "Europe/London")).toBe(false);
		expect(isNotBeforeToday("2026-11-21", "Asia/Shanghai")).toBe(false);
		expect(isNotBeforeToday("2026-11-21", "Europe/London")).toBe(true);
	});

	test("is held to this very moment where it has a time, give or take two minutes", () => {
		for (const zone of ["Asia/Shanghai", "Europe/London"]) {
			expect(isNotAfterToday("2026-11-22T00:32:00+08:00", zone)).toBe(true);
			expect(isNotAfterToday("2026-11-22T00:33:00+08:00", zone)).toBe(false);
			expect(isNotAfterToday("2026-11-21T22:00:00Z", zone)).toBe(false);
			expect(isNotBeforeToday("2026-11-22T00:28:00+08:00", zone)).toBe(true);
			expect(isNotBeforeToday("2026-11-22T00:27:00+08:00", zone)).toBe(false);
		}
	});

	test("is held to a whole day where that lies some way from today, though it has a time", () => {
		expect(isNotAfterToday("2026-11-23T23:59:00+08:00", "Asia/Shanghai", "P1D")).toBe(true);
		expect(isNotAfterToday("2026-11-24T00:00:00+08:00", "Asia/Shanghai", "P1D")).toBe(false);
	});

	test("is left to the format when it is no date", () => {
		expect(isNotAfterToday("soon", "Asia/Shanghai")).toBe(true);
		expect(isNotBeforeToday("soon", "Asia/Shanghai")).toBe(true);
	});
});
