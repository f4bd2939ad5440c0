import { describe, expect, it } from "vitest";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { formWith } from "../../../tests/fixtures/render-form.tsx";
import { fittingValue } from "./first-values.ts";

const formOf = (schema: Record<string, unknown>, more?: Partial<FormDocument>) => formWith({ it: schema }, more);
const value = (value: unknown, schema: Record<string, unknown>) => fittingValue(value, "/it", formOf(schema));

describe("a first value", () => {
	it("stays as it is where its field takes it", () => {
		expect(value("Lamps", { type: "string" })).toBe("Lamps");
		expect(value(3, { type: "number" })).toBe(3);
		expect(value({ a: 1 }, { type: "object" })).toEqual({ a: 1 });
	});
	it("becomes a number, or yes or no, where an address says one", () => {
		expect(value("3", { type: "integer" })).toBe(3);
		expect(value("2.5", { type: ["number", "null"] })).toBe(2.5);
		expect(value("true", { type: "boolean" })).toBe(true);
		expect(value("false", { type: "boolean" })).toBe(false);
	});
	it("becomes a text where the configuration has a number", () => {
		expect(value(12, { type: "string" })).toBe("12");
	});
	it("is the value that a choice lists, and no other", () => {
		expect(value("2", { enum: [1, 2] })).toBe(2);
		expect(value("b", { oneOf: [{ const: "a" }, { const: "b" }] })).toBe("b");
		expect(value("c", { type: "string", enum: ["a", "b"] })).toBeUndefined();
	});
	it("is left out where its field cannot hold it", () => {
		expect(value("many", { type: "integer" })).toBeUndefined();
		expect(value("2.5", { type: "integer" })).toBeUndefined();
		expect(value(" ", { type: "number" })).toBeUndefined();
		expect(value("yes", { type: "boolean" })).toBeUndefined();
		expect(value(["a"], { type: "string" })).toBeUndefined();
	});
	it("is left out where it breaks a limit of which an input shows nothing", () => {
		expect(value("9", { type: "integer", minimum: 1, maximum: 5 })).toBeUndefined();
		expect(value("tomorrow", { type: "string", format: "date" })).toBeUndefined();
		expect(value("2026-11-21", { type: "string", format: "date" })).toBe("2026-11-21");
		expect(value("abcdef", { type: "string", maxLength: 3 })).toBeUndefined();
		expect(value("12", { type: "string", pattern: "^[a-z]+$" })).toBeUndefined();
	});
	it("is left out where it is a mobile number that is masked for reading, as a member's own", () => {
		expect(value("138****0000", { type: "string", format: "mobile" })).toBeUndefined();
		expect(value("138 0000 0000", { type: "string", format: "mobile" })).toBe("138 0000 0000");
	});
	it.each([
		[1, { type: "integer", minimum: 1, maximum: 5 }],
		[5, { type: "integer", minimum: 1, maximum: 5 }],
		["abc", { type: "string", maxLength: 3 }],
		["ab", { type: "string", pattern: "^[a-z]+$" }],
		["12:30", { type: "string", format: "time" }],
		["2026-11-21T12:30", { type: "string", format: "date-time" }],
		["any", { type: "string", format: "unheard-of" }],
		[true, { const: true }],
		["any", {}],
	])("%j stays where it keeps to the limits of %j", (given, schema) => {
		expect(value(given, schema)).toBe(given);
	});
	it.each([
		["0", { type: "integer", minimum: 1 }],
		["noon", { type: "string", format: "time" }],
		["2026-11-21", { type: "string", format: "date-time" }],
		["2026-11-21T12:30", { type: "string", format: "date" }],
		[null, { enum: [null, "null"] }],
		["", { type: "boolean" }],
		["0x", { type: "number" }],
		["Infinity", { type: "number" }],
		[{}, { type: "string" }],
	])("%j is left out by %j, or is what that lists", (given, schema) => {
		const listed = given === null ? "null" : undefined;
		expect(value(given, schema)).toBe(listed);
	});
	it("keeps to all that is said of its field", () => {
		const strict = { allOf: [{ type: "string", maxLength: 5 }, { pattern: "^a" }] };
		expect([value("abc", strict), value("bc", strict), value("abcdef", strict)]).toEqual(["abc", undefined, undefined]);
	});
	it("is of a list what fits each of its entries", () => {
		expect(value(["a", "z"], { type: "array", items: { enum: ["a", "b"] } })).toEqual(["a"]);
	});
	it("follows a reference to what is visible", () => {
		const form = formOf({ $ref: "#/$defs/count" }, { schema: { $defs: { count: { type: "integer" } } } });
		expect(fittingValue("4", "/it", form)).toBe(4);
	});
	it("is never the value of what is not visible", () => {
		expect(fittingValue("a", "/other", formOf({ type: "string" }))).toBeUndefined();
	});
});
