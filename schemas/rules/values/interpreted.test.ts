import { describe, expect, it } from "vitest";
import { MAX_NAME_LENGTH } from "../patterns/patterns.ts";
import { interpreted } from "./interpreted.ts";
import "./interpreted-formats.ts";

const taken = (schema: Record<string, unknown>, values: readonly unknown[]) => values.filter(interpreted(schema));

describe("a schema that is interpreted", () => {
	it("takes what satisfies it, by references and combinations too", () => {
		const schema = { $defs: { n: { type: "number", minimum: 2 } }, anyOf: [{ $ref: "#/$defs/n" }, { const: "x" }] };
		expect(taken(schema, [1, 2, "x", "y", null])).toEqual([2, "x"]);
	});

	it("tests a pattern as the portal does, beside what else the schema asks", () => {
		expect(taken({ pattern: "^a+$", maxLength: 3 }, ["a", "aaa", "aaaa", "b", 7])).toEqual(["a", "aaa", 7]);
		expect(taken({ pattern: "^a", allOf: [{ pattern: "b$" }] }, ["ab", "a", "b"])).toEqual(["ab"]);
		expect(taken({ items: { not: { pattern: "^a$" } } }, [["a"], ["b"]])).toEqual([["b"]]);
	});

	it("tests a pattern in linear time, however it is nested", () => {
		expect(taken({ pattern: "^(a+)+$" }, [`${"a".repeat(5000)}b`])).toEqual([]);
	});

	it("has the portal's formats, not those of its library", () => {
		expect(taken({ format: "mobile" }, ["13800000000", "call me"])).toEqual(["13800000000"]);
		expect(taken({ format: "id-card" }, ["x"])).toEqual([]);
		expect(taken({ format: "date" }, ["2026-02-28", "2026-02-30"])).toEqual(["2026-02-28"]);
	});

	it("refuses names that are too long for patterns of names, wherever they stand, and only where there are such", () => {
		const name = (length: number) => ({ list: [{ ["a".repeat(length)]: 1 }] });
		const values = [name(MAX_NAME_LENGTH), name(MAX_NAME_LENGTH + 1)];
		expect(taken({ patternProperties: { "^x": false } }, values)).toEqual([values[0]]);
		expect(taken({ not: { patternProperties: { "^x": false } } }, values)).toEqual([]);
		expect(taken({ type: "object" }, values)).toEqual(values);
	});
});
