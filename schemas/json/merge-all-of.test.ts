import { describe, expect, it } from "vitest";
import { mergeAllOf } from "./merge-all-of.ts";

describe("a schema made of the parts of its allOf", () => {
	it("asks what all of them ask", () => {
		const parts = [{ properties: { a: { type: "string" } } }, { required: ["a"] }] as const;
		expect(mergeAllOf({ type: "object", allOf: [parts[0], { ...parts[1], required: ["a"] }] })).toEqual({
			type: "object",
			properties: { a: { type: "string" } },
			required: ["a"],
		});
	});

	it.each([
		["the narrower list stands second", ["c", "a", "b"], ["b", "c"], ["c", "b"]],
		["the narrower list stands first", ["b", "c"], ["c", "a", "b"], ["c", "b"]],
		["both are as long", ["b", "a"], ["a", "b"], ["b", "a"]],
	])("offers the choices that all offer, in the order of the longer list, where %s", (_case, one, other, shared) => {
		expect(mergeAllOf({ enum: one, allOf: [{ enum: other }] }).enum).toEqual(shared);
	});

	it("is refused where the parts leave no answer", () => {
		expect(() => mergeAllOf({ type: "string", allOf: [{ type: "number" }] })).toThrow();
		expect(() => mergeAllOf({ allOf: [false] })).toThrow("The parts of the schema leave no answer.");
	});
});
