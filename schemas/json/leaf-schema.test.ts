import { describe, expect, it } from "vitest";
import { isChoice, leafSchema } from "./leaf-schema.ts";

describe("the keywords that an input makes use of", () => {
	it.each([
		["type", "string", 1],
		["title", "Name", 1],
		["description", "As in the passport", []],
		["format", "date", {}],
		["enum", ["a"], "a"],
		["maxLength", 3, "3"],
		["minimum", 0, "0"],
		["maximum", 9, null],
		["maxItems", 2, "2"],
		["minItems", 1, true],
	] as const)("take %s as it is, and one of a wrong type for absent", (keyword, right, wrong) => {
		expect(leafSchema({ [keyword]: right })).toMatchObject({ [keyword]: right });
		expect(leafSchema({ [keyword]: wrong })[keyword]).toBeUndefined();
	});

	it("take any value for default and const", () => {
		expect(leafSchema({ default: null, const: [1] })).toMatchObject({ default: null, const: [1] });
	});

	it("name the first type of several that is not null", () => {
		expect(leafSchema({ type: ["null", "integer"] }).type).toBe("integer");
		expect(leafSchema({ type: ["null"] }).type).toBeUndefined();
	});

	it("take anyOf for oneOf where there is none, and only the branches that are schemas", () => {
		const branch = { const: 1 };
		expect(leafSchema({ oneOf: [branch, true], anyOf: [] }).oneOf).toEqual([branch]);
		expect(leafSchema({ anyOf: [branch] }).oneOf).toEqual([branch]);
		expect(leafSchema({}).oneOf).toBeUndefined();
	});

	it("read entries that are alike by their own schema, and know a list of fixed places", () => {
		expect(leafSchema({ items: { type: "string" } }).items?.type).toBe("string");
		expect(leafSchema({ items: true }).items).toBeUndefined();
		expect([leafSchema({ prefixItems: [] }), leafSchema({})].map(({ isTuple }) => isTuple)).toEqual([true, false]);
	});

	it("make a field read-only by true alone", () => {
		expect([true, "true", undefined].map((readOnly) => leafSchema({ readOnly }).readOnly)).toEqual([
			true,
			false,
			false,
		]);
	});

	it("are read once for each schema", () => {
		const schema = { type: "string" };
		expect(leafSchema(schema)).toBe(leafSchema(schema));
		expect(leafSchema(schema)).not.toBe(leafSchema({ ...schema }));
	});
});

describe("a choice", () => {
	it.each([
		["is a list of values", { enum: [1, 2] }, true],
		["is branches of one value each", { oneOf: [{ const: 1, title: "One" }, { const: null }] }, true],
		["is no set of alternatives of structure", { oneOf: [{ const: 1 }, { properties: {} }] }, false],
		["may be a single branch", { oneOf: [{ const: 1 }] }, true],
		["is nothing without branches", { oneOf: [] }, false],
		["is no plain value", { type: "string" }, false],
	])("%s", (_name, schema, expected) => {
		expect(isChoice(leafSchema(schema))).toBe(expected);
	});
});
