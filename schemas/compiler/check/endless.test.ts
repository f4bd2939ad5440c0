import { expect, test } from "vitest";
import { endlessDefinitions } from "./endless.ts";

const to = (name: string) => ({ $ref: `#/$defs/${name}` });

test("definitions that lead to others end where those do, whichever stands first", () => {
	expect([...endlessDefinitions({ a: to("b"), b: { allOf: [to("c"), to("d")] }, c: to("d"), d: {} })]).toEqual([]);
});

test("definitions that come back to themselves are endless, and those that lead to them", () => {
	const loop = { a: to("b"), b: { anyOf: [to("a"), { type: "string" }] } };
	expect([...endlessDefinitions({ ...loop, before: { if: to("a") }, beside: to("end"), end: {} })].sort()).toEqual([
		"a",
		"b",
		"before",
	]);
	expect([...endlessDefinitions({ a: { dependentSchemas: { x: to("a") } } })]).toEqual(["a"]);
});

test("a definition that comes back further down in the values ends with them", () => {
	expect([...endlessDefinitions({ a: { properties: { part: to("a") }, items: to("a") } })]).toEqual([]);
});
