import { createSchemaUtils, type RJSFSchema } from "@rjsf/utils";
import { describe, expect, it } from "vitest";
import { branchValidator } from "../schema/branch-validator.ts";
import { keptAnswers } from "./kept-answers.ts";

const utils = createSchemaUtils(branchValidator, {}, {});
const text: RJSFSchema = { type: "string" };
const alternative = (properties: RJSFSchema["properties"]): RJSFSchema => ({ type: "object", properties });
const kept = (next: RJSFSchema["properties"], previous: RJSFSchema["properties"], answers: unknown) =>
	keptAnswers(utils, alternative(next), alternative(previous), answers);

describe("when another alternative is chosen", () => {
	it("what both ask for stays, also within groups", () => {
		const group = alternative({ b: text });
		expect(kept({ a: text, group }, { a: text, group }, { a: "x", group: { b: "y" } })).toEqual({
			a: "x",
			group: { b: "y" },
		});
	});

	it("what only the other one asked, or asked of another type, is taken away", () => {
		expect(kept({ b: { type: "number" } }, { a: text, b: text }, { a: "x", b: "y" })).toEqual({});
	});

	it("a value that is no choice any more is taken away", () => {
		expect(kept({ a: { type: "string", enum: ["y"] } }, { a: text }, { a: "x" })).toEqual({});
	});

	it("a constant and a default that were the other one's are replaced by its own", () => {
		const way = (name: string): RJSFSchema => ({ type: "string", const: name });
		const first = (name: string): RJSFSchema => ({ type: "string", default: name });
		const next = { way: way("b"), first: first("b"), own: first("b") };
		const previous = { way: way("a"), first: first("a"), own: first("a") };
		expect(kept(next, previous, { way: "a", first: "a", own: "mine" })).toEqual({ way: "b", first: "b", own: "mine" });
	});

	it("answers that are no group are taken away", () => {
		expect(kept({ a: text }, { a: text }, "x")).toBeUndefined();
		expect(keptAnswers(utils, text, alternative({ a: text }), { a: "x" })).toBeUndefined();
	});
});
