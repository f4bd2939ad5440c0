import { expect, it } from "vitest";
import { countedUpTo, MAX_COUNTED_CASES } from "./counted-cases.ts";

it("says of a number whether there may be more: where no more are counted", () => {
	expect([0, MAX_COUNTED_CASES - 1, MAX_COUNTED_CASES].map((count) => countedUpTo(count, MAX_COUNTED_CASES))).toEqual([
		{ total: 0, more: false },
		{ total: MAX_COUNTED_CASES - 1, more: false },
		{ total: MAX_COUNTED_CASES, more: true },
	]);
});
