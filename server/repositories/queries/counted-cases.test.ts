import { expect, it } from "vitest";
import { MAX_COUNTED_CASES, MIN_FOUND, mayBeMore } from "./counted-cases.ts";

it("says of a number whether there may be more: where no more are counted, and of words as soon as only some rows are", () => {
	expect([MAX_COUNTED_CASES - 1, MAX_COUNTED_CASES].map((count) => mayBeMore(count, false))).toEqual([false, true]);
	expect([0, MIN_FOUND - 1, MIN_FOUND, 439].map((count) => mayBeMore(count, true))).toEqual([false, false, true, true]);
});
