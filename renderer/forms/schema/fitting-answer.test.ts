import { describe, expect, it } from "vitest";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { formWith } from "../../../tests/fixtures/form-stage.tsx";
import { fittingAnswer } from "./fitting-answer.ts";

const asked = (schema: Record<string, unknown>, more?: Partial<FormDocument>) => formWith({ it: schema }, more);
const answer = (value: unknown, schema: Record<string, unknown>) => fittingAnswer(value, "/it", asked(schema));

describe("a first value", () => {
	it("stays as it is where its field takes it", () => {
		expect(answer("Lamps", { type: "string" })).toBe("Lamps");
		expect(answer(3, { type: "number" })).toBe(3);
		expect(answer({ a: 1 }, { type: "object" })).toEqual({ a: 1 });
	});
	it("becomes a number, or yes or no, where an address says one", () => {
		expect(answer("3", { type: "integer" })).toBe(3);
		expect(answer("2.5", { type: ["number", "null"] })).toBe(2.5);
		expect(answer("true", { type: "boolean" })).toBe(true);
		expect(answer("false", { type: "boolean" })).toBe(false);
	});
	it("becomes a text where the configuration has a number", () => {
		expect(answer(12, { type: "string" })).toBe("12");
	});
	it("is the value that a choice lists, and no other", () => {
		expect(answer("2", { enum: [1, 2] })).toBe(2);
		expect(answer("b", { oneOf: [{ const: "a" }, { const: "b" }] })).toBe("b");
		expect(answer("c", { type: "string", enum: ["a", "b"] })).toBeUndefined();
	});
	it("is left out where its field cannot hold it", () => {
		expect(answer("many", { type: "integer" })).toBeUndefined();
		expect(answer("2.5", { type: "integer" })).toBeUndefined();
		expect(answer(" ", { type: "number" })).toBeUndefined();
		expect(answer("yes", { type: "boolean" })).toBeUndefined();
		expect(answer(["a"], { type: "string" })).toBeUndefined();
	});
	it("is left out where it breaks a limit of which an input shows nothing", () => {
		expect(answer("9", { type: "integer", minimum: 1, maximum: 5 })).toBeUndefined();
		expect(answer("tomorrow", { type: "string", format: "date" })).toBeUndefined();
		expect(answer("2026-11-21", { type: "string", format: "date" })).toBe("2026-11-21");
		expect(answer("abcdef", { type: "string", maxLength: 3 })).toBeUndefined();
		expect(answer("12", { type: "string", pattern: "^[a-z]+$" })).toBeUndefined();
	});
	it("is left out where it is a mobile number that is masked for reading, as a member's own", () => {
		expect(answer("138****0000", { type: "string", format: "mobile" })).toBeUndefined();
		expect(answer("138 0000 0000", { type: "string", format: "mobile" })).toBe("138 0000 0000");
	});
	it("is of a list what fits each of its entries", () => {
		expect(answer(["a", "z"], { type: "array", items: { enum: ["a", "b"] } })).toEqual(["a"]);
	});
	it("follows a reference to what is asked", () => {
		const form = asked({ $ref: "#/$defs/count" }, { schema: { $defs: { count: { type: "integer" } } } });
		expect(fittingAnswer("4", "/it", form)).toBe(4);
	});
	it("is never the answer to what is not asked", () => {
		expect(fittingAnswer("a", "/other", asked({ type: "string" }))).toBeUndefined();
	});
});
