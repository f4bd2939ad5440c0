import { expect, test } from "vitest";
import { leavesNone } from "./whole-multiples.ts";

const from = (value: number) => ({ value, open: false });
const beyond = (value: number) => ({ value, open: true });

test("limits that cross leave no number, and equal ones leave one", () => {
	expect(leavesNone(from(3), from(2), [])).toBe(true);
	expect(leavesNone(from(2), from(2), [])).toBe(false);
	expect(leavesNone(from(2), beyond(2), [])).toBe(true);
});

test.each([
	[from(1), from(4), [5], true],
	[from(-4), from(-1), [5], true],
	[from(-4), from(1), [5], false],
	[beyond(0), beyond(0.01), [0.01], true],
	[from(19.99), from(19.99), [0.01], false],
	[from(1), from(5), [2, 3], true],
	[from(1), from(6), [2, 3], false],
	[from(0.1), beyond(0.3), [0.1], false],
	[beyond(1e-12), from(2e-12), [1], false],
] as const)("between %o and %o, of multiples of %o none is left: %s", (low, high, steps, none) => {
	expect(leavesNone(low, high, steps)).toBe(none);
});
