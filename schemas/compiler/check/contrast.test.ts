import { expect, test } from "vitest";
import { contrast, mixed } from "./contrast.ts";

test.each([
	["#000000", "#ffffff", 21],
	["#777777", "#ffffff", 4.48],
	["#0b6660", "#0b6660", 1],
])("%s on %s has a contrast of %d:1, whichever is the text", (a, b, ratio) => {
	expect(contrast(a, b)).toBeCloseTo(ratio, 2);
	expect(contrast(b, a)).toBeCloseTo(ratio, 2);
});

test("colours mix in oklab as browsers mix them", () => {
	expect(mixed("#0b6660", 1, "#ffffff")).toBe("#0b6660");
	expect(mixed("#0b6660", 0, "#ffffff")).toBe("#ffffff");
	expect(mixed("#000000", 0.5, "#ffffff")).toBe("#636363");
});
