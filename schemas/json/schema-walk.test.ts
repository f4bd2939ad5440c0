import { describe, expect, it } from "vitest";
import { toPointer } from "./pointer.ts";
import { allSchemas, isVisible, mapSchemas } from "./schema-walk.ts";

const ONE = [
	...["items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames"],
	...["contains", "not", "if", "then", "else"],
];
const LIST = ["allOf", "anyOf", "oneOf", "prefixItems"];
const MAP = ["properties", "$defs", "dependentSchemas", "patternProperties"];

/** A schema with one within it under each keyword that may hold one, and the pointers to them. */
const own = { title: "own" };
const whole = {
	...Object.fromEntries(ONE.map((keyword) => [keyword, own])),
	...Object.fromEntries(LIST.map((keyword) => [keyword, [own]])),
	...Object.fromEntries(MAP.map((keyword) => [keyword, { name: own }])),
};
const places = [
	...ONE.map((keyword) => `/${keyword}`),
	...LIST.map((keyword) => `/${keyword}/0`),
	...MAP.map((keyword) => `/${keyword}/name`),
];
const pointers = (schema: Record<string, unknown>) => allSchemas(schema).map(({ at }) => toPointer(at));

describe("the schemas within a schema", () => {
	it("are found under every keyword that may hold one, with the way to each", () => {
		expect(pointers(whole)).toEqual(["", ...places]);
	});

	it("are told from the outside in, each with what is within it before its sibling", () => {
		const nested = { properties: { a: { items: { not: own } }, b: own } };
		expect(pointers(nested)).toEqual([
			"",
			"/properties/a",
			"/properties/a/items",
			"/properties/a/items/not",
			"/properties/b",
		]);
	});

	it("are no values, no branches that are true or false, and nothing of the wrong type", () => {
		const none = {
			const: own,
			enum: [own],
			default: own,
			items: true,
			allOf: { name: own },
			properties: [own],
			anyOf: [true],
		};
		expect(pointers(none)).toEqual([""]);
	});

	it("have ways that begin where the root stands", () => {
		expect(allSchemas({ not: own }, ["schema"]).map(({ at }) => at)).toEqual([["schema"], ["schema", "not"]]);
	});
});

/** What only validates what others ask for. */
const VALIDATING = [
	...["additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames"],
	...["contains", "not", "if", "patternProperties"],
];

describe("what a schema declares", () => {
	it("is visible unless a keyword on the way only validates", () => {
		const hidden = allSchemas(whole).filter((node) => !isVisible(node));
		expect(hidden.map(({ at }) => at[0])).toEqual(VALIDATING);
	});

	it.each(["properties", "$defs", "dependentSchemas"])(
		"is visible where a name under %s is that of such a keyword",
		(keyword) => {
			expect(isVisible({ schema: own, at: [keyword, "not"] })).toBe(true);
			expect(isVisible({ schema: own, at: [keyword, "not", "not"] })).toBe(false);
		},
	);
});

describe("a copy of a schema with every schema in it changed", () => {
	const marked = (schema: Record<string, unknown>, except?: readonly string[]) =>
		mapSchemas(schema, (one) => ({ ...one, seen: true }), except);

	it("changes the same schemas as are found, and leaves what it was given", () => {
		const before = JSON.stringify(whole);
		const copy = marked(whole);
		expect(allSchemas(copy).every(({ schema }) => schema.seen === true)).toBe(true);
		expect(allSchemas(copy)).toHaveLength(places.length + 1);
		expect(JSON.stringify(whole)).toBe(before);
	});

	it("leaves values, and what is of the wrong type, as they are", () => {
		const odd = { const: own, items: true, allOf: { name: own }, properties: [own], anyOf: [true, own] };
		expect(marked(odd)).toEqual({ ...odd, anyOf: [true, { ...own, seen: true }], seen: true });
	});

	it("leaves what stands under the keywords that are excepted", () => {
		expect(marked({ if: own, not: { if: own } }, ["if"])).toEqual({
			if: own,
			seen: true,
			not: { if: own, seen: true },
		});
	});

	it("is made from the inside out, so that a change sees the parts changed", () => {
		const sizes: number[] = [];
		mapSchemas({ not: { not: {} } }, (one) => {
			sizes.push(JSON.stringify(one).length);
			return { ...one, long: "long" };
		});
		expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
		expect(new Set(sizes).size).toBe(3);
	});
});
