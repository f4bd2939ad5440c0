import { createSchemaUtils, type RJSFSchema } from "@rjsf/utils";
import { describe, expect, it } from "vitest";
import { branchValidator } from "./branch-validator.ts";
import { retainedValues } from "./form-registry.ts";

const utils = createSchemaUtils(branchValidator, {}, {});
const text: RJSFSchema = { type: "string" };
const alternative = (properties: RJSFSchema["properties"]): RJSFSchema => ({ type: "object", properties });
const retained = (next: RJSFSchema["properties"], previous: RJSFSchema["properties"], values: unknown) =>
	retainedValues(utils, alternative(next), alternative(previous), values);

describe("when another alternative is chosen", () => {
	it("what both ask for stays, also within groups", () => {
		const group = alternative({ b: text });
		expect(retained({ a: text, group }, { a: text, group }, { a: "x", group: { b: "y" } })).toEqual({
			a: "x",
			group: { b: "y" },
		});
	});

	it("what only the other one asked, or asked of another type, is taken away", () => {
		expect(retained({ b: { type: "number" } }, { a: text, b: text }, { a: "x", b: "y" })).toEqual({});
	});

	it("a value that is no choice any more is taken away", () => {
		expect(retained({ a: { type: "string", enum: ["y"] } }, { a: text }, { a: "x" })).toEqual({});
	});

	it("a constant and a default that were the other one's are replaced by its own", () => {
		const way = (name: string): RJSFSchema => ({ type: "string", const: name });
		const first = (name: string): RJSFSchema => ({ type: "string", default: name });
		const next = { way: way("b"), first: first("b"), own: first("b") };
		const previous = { way: way("a"), first: first("a"), own: first("a") };
		expect(retained(next, previous, { way: "a", first: "a", own: "mine" })).toEqual({
			way: "b",
			first: "b",
			own: "mine",
		});
	});

	it("values that are no group are taken away", () => {
		expect(retained({ a: text }, { a: text }, "x")).toBeUndefined();
		expect(retainedValues(utils, text, alternative({ a: text }), { a: "x" })).toBeUndefined();
	});
});
