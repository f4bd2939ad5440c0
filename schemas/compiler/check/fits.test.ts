import { expect, test } from "vitest";
import { fits, isValid, surelyFits } from "./fits.ts";

test("patterns are run on values, whatever stands around them", () => {
	expect(isValid({ pattern: "^a" }, "b")).toBe(false);
	expect(isValid({ not: { pattern: "^x" } }, "a")).toBe(true);
	expect(isValid({ oneOf: [{ pattern: "^a" }, { pattern: "^b" }] }, "a")).toBe(true);
	expect(isValid({ patternProperties: { "^a": { type: "number" } } }, { abc: "1" })).toBe(false);
});

test("formats are the portal's own", () => {
	expect(isValid({ format: "mobile" }, "123")).toBe(false);
	expect(isValid({ format: "mobile" }, "13812345678")).toBe(true);
	expect(isValid({ format: "email" }, "somebody@nowhere")).toBe(false);
	expect(isValid({ format: "id-card" }, "11010519491231002X")).toBe(true);
});

test("what cannot be told may fit, and does not certainly", () => {
	const slow = { patternProperties: { "a*a*a*a*a*a*a*a*b": false } };
	const value = { ["a".repeat(60)]: 1 };
	expect(isValid(slow, value)).toBeUndefined();
	expect(fits({ not: slow }, value)).toBe(true);
	expect(surelyFits(slow, value)).toBe(false);
	expect(isValid({ not: { format: "int32" } }, 1)).toBeUndefined();
});
