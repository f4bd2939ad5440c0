import { expect, test } from "vitest";
import { fits, judged, surelyFits } from "./fits.ts";

test("patterns are run on values, whatever stands around them", () => {
	expect(judged({ pattern: "^a" }, "b")).toBe(false);
	expect(judged({ not: { pattern: "^x" } }, "a")).toBe(true);
	expect(judged({ oneOf: [{ pattern: "^a" }, { pattern: "^b" }] }, "a")).toBe(true);
	expect(judged({ patternProperties: { "^a": { type: "number" } } }, { abc: "1" })).toBe(false);
});

test("formats are the portal's own", () => {
	expect(judged({ format: "mobile" }, "123")).toBe(false);
	expect(judged({ format: "mobile" }, "13812345678")).toBe(true);
	expect(judged({ format: "email" }, "somebody@nowhere")).toBe(false);
	expect(judged({ format: "id-card" }, "11010519491231002X")).toBe(true);
});

test("what cannot be told may fit, and does not certainly", () => {
	const slow = { patternProperties: { "a*a*a*a*a*a*a*a*b": false } };
	const value = { ["a".repeat(60)]: 1 };
	expect(judged(slow, value)).toBeUndefined();
	expect(fits({ not: slow }, value)).toBe(true);
	expect(surelyFits(slow, value)).toBe(false);
	expect(judged({ not: { format: "int32" } }, 1)).toBeUndefined();
});
