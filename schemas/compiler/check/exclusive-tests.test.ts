import { expect, test } from "vitest";
import type { JsonObject } from "../../json/json.ts";
import { areExclusive } from "./exclusive-tests.ts";

/** Whether two schemas of one value never hold together, whichever stands first. */
const apart = (a: JsonObject, b: JsonObject, at = "") => {
	const one = [{ at: "", schema: a }];
	const other = [{ at, schema: b }];
	return [areExclusive(one, other), areExclusive(other, one)];
};
const asked = (own: JsonObject): JsonObject => ({ properties: { kind: own } });

test.each<[JsonObject, JsonObject]>([
	[{ const: "a" }, { const: "b" }],
	[{ type: "string" }, { type: "number" }],
	[{ minimum: 4 }, { maximum: 3 }],
	[{ exclusiveMinimum: 3 }, { maximum: 3 }],
	[{ minimum: 3 }, { exclusiveMaximum: 3 }],
	[{ exclusiveMinimum: 3 }, { exclusiveMaximum: 3 }],
	[{ const: "a" }, { not: { enum: ["a", "b"] } }],
])("%j and %j never hold together, of a value and of what it has in it", (a, b) => {
	expect(apart(a, b)).toEqual([true, true]);
	expect(apart(asked(a), asked(b))).toEqual([true, true]);
});

test.each<[JsonObject, JsonObject]>([
	[{ const: "a" }, { enum: ["a", "b"] }],
	[{ minimum: 3 }, { maximum: 3 }],
	[{ exclusiveMinimum: 2 }, { exclusiveMaximum: 3 }],
	[{ enum: ["a", "b"] }, { not: { const: "a" } }],
	[{ minimum: 4 }, {}],
])("%j and %j may hold together", (a, b) => {
	expect(apart(a, b)).toEqual([false, false]);
	expect(apart(asked(a), asked(b))).toEqual([false, false]);
});

test("of two values, each may be what the other is not", () => {
	expect(apart({ const: "a" }, { const: "b" }, "elsewhere/")).toEqual([false, false]);
	expect(apart(asked({ const: "a" }), { properties: { name: { const: "b" } } })).toEqual([false, false]);
});

test("one pair of many is enough, and nothing is apart from no test", () => {
	const [first, second] = ["a", "b"].map((value) => ({ at: "", schema: { const: value } }));
	const other = { at: "x/", schema: { const: "c" } };
	expect(first && second && areExclusive([other, first], [other, second])).toBe(true);
	expect(areExclusive([other], [])).toBe(false);
});
