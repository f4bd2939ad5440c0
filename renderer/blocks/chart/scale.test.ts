import { describe, expect, it } from "vitest";
import { ticksUpTo } from "./scale.ts";

describe("the scale of a chart", () => {
	it("goes in round steps to at least the highest value", () => {
		expect(ticksUpTo(37, true)).toEqual([0, 10, 20, 30, 40]);
		expect(ticksUpTo(8200, true)).toEqual([0, 2500, 5000, 7500, 10000]);
	});

	it("counts in whole steps", () => {
		expect(ticksUpTo(3, true)).toEqual([0, 1, 2, 3]);
		expect(ticksUpTo(9, true)).toEqual([0, 3, 6, 9]);
	});

	it("halves where values are not whole", () => {
		expect(ticksUpTo(0.8, false)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
	});

	it("stands for nothing but zeros too", () => {
		expect(ticksUpTo(0, true)).toEqual([0, 1]);
	});

	it("rises from zero past every value, in few steps", () => {
		for (const highest of [1, 2, 7, 11, 49, 50, 51, 99, 101, 12_345, 1e9]) {
			const ticks = ticksUpTo(highest, true);
			expect(ticks[0]).toBe(0);
			expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
			expect(ticks.length).toBeLessThanOrEqual(6);
			expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
		}
	});
});
