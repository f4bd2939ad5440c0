import { expect, it } from "vitest";
import type { Json } from "../../../schemas/edits/types.ts";
import { isSatisfied } from "../../../schemas/rules/values/condition.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { readCondition, writeCondition } from "./condition-model.ts";

const CONDITIONS: readonly [string, Json][] = [
	["one part", { "/form/kind": { const: "lamp" } }],
	["two questions with and", { "/form/kind": { not: { const: "lamp" } }, "/form/count": { minimum: 2 } }],
	["two parts on one question", { "/form/count": { allOf: [{ minimum: 2 }, { maximum: 9 }] } }],
	["answered and not answered", { "/form/a": true, "/form/b": false }],
	["or", { any_of: [{ "/form/a": { const: 1 } }, { "/form/b": { const: false } }] }],
	["or of ands", { any_of: [{ "/form/a": { const: 1 }, "/form/c": true }, { "/form/b": { const: false } }] }],
	["one of several", { "/form/kind": { enum: ["lamp", "road"] } }],
	["a list that includes", { "/form/days": { contains: { const: "mo" } } }],
	["a list that lacks", { "/form/days": { not: { contains: { const: "mo" } } } }],
	["a question within a group", { "/form/place/city": { const: "x" } }],
	["an address", { "/query/id": { const: "7" } }],
];

it.each(CONDITIONS)("reads a condition in words and writes the same again: %s", (_, condition) => {
	const worded = readCondition(condition);
	expect(worded && writeCondition(worded)).toEqual(condition);
});

it("joins what must hold beside alternatives to each of them", () => {
	const { ways } = readCondition({ "/form/c": true, any_of: [{ "/form/a": true }, { "/form/b": true }] }) ?? {
		ways: [],
	};
	expect(ways.map((way) => way.map(({ subject }) => subject))).toEqual([
		["/form/c", "/form/a"],
		["/form/c", "/form/b"],
	]);
});

it("reads a type alone as being there", () => {
	expect(readCondition({ "/user": { type: "object" } })).toEqual({
		ways: [[{ subject: "/user", comparison: "answered", values: [] }]],
	});
});

it("says no condition by no ways", () => {
	expect(readCondition(undefined)).toEqual({ ways: [] });
	expect(writeCondition({ ways: [[]] })).toBeUndefined();
});

it.each<[string, Json]>([
	["a pattern", { "/form/a": { pattern: "^x" } }],
	["two keywords", { "/form/a": { minimum: 1, maximum: 2 } }],
	["an alternative that is beyond words", { any_of: [{ "/form/a": true }, { "/form/b": { pattern: "x" } }] }],
])("leaves to the source what words do not cover: %s", (_, condition) => {
	expect(readCondition(condition)).toBeNull();
});

const isCondition = (value: unknown): value is Condition => typeof value === "object" && value !== null;

it.each<[object, boolean]>([
	[{ kind: "fire", age: 20 }, true],
	[{ kind: "fire", age: 70 }, false],
	[{ kind: "flood" }, false],
	[{ kind: "flood", name: "Lin" }, true],
])("says what the portal understands by it: %j", (form, expected) => {
	const written = writeCondition({
		ways: [
			[
				{ subject: "/form/kind", comparison: "is", values: ["fire"] },
				{ subject: "/form/age", comparison: "at_most", values: [65] },
			],
			[
				{ subject: "/form/kind", comparison: "is_not", values: ["fire"] },
				{ subject: "/form/name", comparison: "answered", values: [] },
			],
		],
	});
	if (!isCondition(written)) throw new Error("expected a condition");
	expect(isSatisfied(written, { form })).toBe(expected);
});
