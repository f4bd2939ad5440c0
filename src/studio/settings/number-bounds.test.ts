import { describe, expect, it } from "vitest";
import { boundsOf, isWithin } from "./number-bounds.ts";

describe("the bounds of a number", () => {
	it("are what its meta-schema says of a number, and none of anything else", () => {
		expect(boundsOf({ type: "integer", minimum: 1, maximum: "9", unit: "days" })).toEqual({
			least: 1,
			most: undefined,
			isWhole: true,
			unit: "days",
		});
		expect(boundsOf({ type: "number" })).toEqual({
			least: undefined,
			most: undefined,
			isWhole: false,
			unit: undefined,
		});
		expect(boundsOf({ type: "string", minimum: 1 })).toBeNull();
	});

	it.each([
		["the least and the most", { least: 1, most: 3, isWhole: true }, ["1", "3", " 2 "], ["0", "4", "1.5"]],
		["fractions where it need not be whole", { least: 0, most: 1, isWhole: false }, ["0.5", "1e-3"], ["-0.1", "1.1"]],
		["any number where there are none", { isWhole: false }, ["-1e9", "0"], ["", " ", "Infinity", "NaN", "ten", "1,5"]],
	] as const)("take %s", (_name, { isWhole, ...range }, taken, refused) => {
		const bounds = { least: undefined, most: undefined, unit: undefined, ...range, isWhole };
		expect([...taken, ...refused].filter((text) => isWithin(bounds, text))).toEqual(taken);
	});
});
