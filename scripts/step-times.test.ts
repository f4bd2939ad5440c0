import { expect, it } from "vitest";
import { timesOf } from "./step-times.ts";

it("says what each step used, and all of them together", () => {
	const steps = [
		{ name: "tests: unit", seconds: 27.04 },
		{ name: "tests: journeys", seconds: 312.5 },
	];
	expect(timesOf(steps)).toEqual(["   27.0 s  tests: unit", "  312.5 s  tests: journeys", "  339.5 s  in all"]);
});

it("says so where the system does not tell", () => {
	expect(timesOf([{ name: "tests: unit", seconds: null }])).toEqual(["  not told by this system"]);
});
