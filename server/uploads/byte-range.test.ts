import { expect, it } from "vitest";
import { rangeOf } from "./byte-range.ts";

it("reads a range from a byte on, between two, and the last bytes", () => {
	expect(rangeOf("bytes=0-", 10)).toEqual({ start: 0, end: 9 });
	expect(rangeOf("bytes=2-3", 10)).toEqual({ start: 2, end: 3 });
	expect(rangeOf("bytes=8-99", 10)).toEqual({ start: 8, end: 9 });
	expect(rangeOf("bytes=-4", 10)).toEqual({ start: 6, end: 9 });
	expect(rangeOf("bytes=-40", 10)).toEqual({ start: 0, end: 9 });
});

it("sends everything where nothing, several ranges, a backward one or another unit is asked for", () => {
	for (const header of [undefined, "bytes=0-1,3-4", "bytes=3-2", "lines=1-2", "bytes=-", "bytes=a-b"])
		expect(rangeOf(header, 10)).toBe("none");
});

it("refuses what lies behind the end", () => {
	for (const header of ["bytes=10-", "bytes=10-12", "bytes=-0"]) expect(rangeOf(header, 10)).toBe("unsatisfiable");
	expect(rangeOf("bytes=0-", 0)).toBe("unsatisfiable");
});
