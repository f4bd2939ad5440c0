import type { JsonObject } from "../../schemas/json/json.ts";

/** A field's schema that uses a keyword, a value that it takes, and one that fails by the keyword alone. */
export type KeywordCase = { schema: JsonObject; takes: unknown; refuses: unknown; more?: JsonObject };

const text = { type: "string", title: "Text" };
const number = { type: "number", title: "Number" };
const list = { type: "array", title: "List", items: text };
const group = { type: "object", title: "Group", properties: { a: text, b: text } };

/** One case for each keyword that is a rule or decides about one. The field is the form's only one, /it. */
export const KEYWORD_CASES: Readonly<Record<string, KeywordCase>> = {
	$ref: { schema: { title: "Text", $ref: "#/$defs/short" }, takes: "ab", refuses: "abc" },
	$defs: { schema: { title: "Text", $ref: "#/$defs/short" }, takes: "ab", refuses: "abc" },
	properties: { schema: { ...group, properties: { a: number } }, takes: { a: 1 }, refuses: { a: "x" } },
	items: { schema: list, takes: ["x"], refuses: [1] },
	prefixItems: {
		schema: { type: "array", title: "Pair", prefixItems: [text], items: false },
		takes: ["x"],
		refuses: [1],
	},
	allOf: { schema: { ...text, allOf: [{ maxLength: 2 }] }, takes: "ab", refuses: "abc" },
	if: {
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		schema: { ...group, if: { properties: { a: { const: "x" } }, required: ["a"] }, then: { required: ["b"] } },
		takes: { a: "y" },
		refuses: { a: "x" },
	},
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	then: {
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		schema: { ...group, if: { required: ["a"] }, then: { required: ["b"] } },
		takes: { a: "x", b: "y" },
		refuses: { a: "x" },
	},
	else: { schema: { ...group, if: { required: ["a"] }, else: { required: ["b"] } }, takes: { a: "x" }, refuses: {} },
	dependentSchemas: {
		schema: { ...group, dependentSchemas: { a: { properties: { b: { const: "y" } } } } },
		takes: { a: "x", b: "y" },
		refuses: { a: "x", b: "z" },
	},
	oneOf: {
		schema: {
			title: "Choice",
			type: "string",
			oneOf: [
				{ const: "a", title: "A" },
				{ const: "b", title: "B" },
			],
		},
		takes: "a",
		refuses: "c",
	},
	anyOf: {
		schema: {
			title: "Choice",
			type: "string",
			anyOf: [
				{ const: "a", title: "A" },
				{ const: "b", title: "B" },
			],
		},
		takes: "a",
		refuses: "c",
	},
	not: { schema: { ...text, not: { const: "x" } }, takes: "y", refuses: "x" },
	contains: { schema: { ...list, contains: { const: "x" } }, takes: ["x", "y"], refuses: ["y"] },
	minContains: { schema: { ...list, contains: { const: "x" }, minContains: 2 }, takes: ["x", "x"], refuses: ["x"] },
	maxContains: { schema: { ...list, contains: { const: "x" }, maxContains: 1 }, takes: ["x"], refuses: ["x", "x"] },
	additionalProperties: { schema: { ...group, additionalProperties: false }, takes: { a: "x" }, refuses: { c: "x" } },
	patternProperties: {
		schema: { ...group, patternProperties: { "^a": { maxLength: 1 } } },
		takes: { a: "x" },
		refuses: { a: "xy" },
	},
	propertyNames: { schema: { ...group, propertyNames: { maxLength: 1 } }, takes: { a: "x" }, refuses: { ab: "x" } },
	unevaluatedProperties: { schema: { ...group, unevaluatedProperties: false }, takes: { a: "x" }, refuses: { c: "x" } },
	unevaluatedItems: {
		schema: { type: "array", title: "Pair", prefixItems: [text], unevaluatedItems: false },
		takes: ["x"],
		refuses: ["x", "y"],
	},
	type: { schema: number, takes: 1, refuses: "1" },
	enum: { schema: { title: "Choice", enum: ["a", "b"] }, takes: "a", refuses: "c" },
	const: { schema: { title: "Agreed", type: "boolean", const: true, default: true }, takes: true, refuses: false },
	required: { schema: { ...group, required: ["a"] }, takes: { a: "x" }, refuses: { b: "x" } },
	minLength: { schema: { ...text, minLength: 2 }, takes: "ab", refuses: "a" },
	maxLength: { schema: { ...text, maxLength: 2 }, takes: "ab", refuses: "abc" },
	pattern: { schema: { ...text, pattern: "^a" }, takes: "ab", refuses: "ba" },
	minimum: { schema: { ...number, minimum: 2 }, takes: 2, refuses: 1 },
	maximum: { schema: { ...number, maximum: 2 }, takes: 2, refuses: 3 },
	exclusiveMinimum: { schema: { ...number, exclusiveMinimum: 2 }, takes: 3, refuses: 2 },
	exclusiveMaximum: { schema: { ...number, exclusiveMaximum: 2 }, takes: 1, refuses: 2 },
	multipleOf: { schema: { ...number, multipleOf: 2 }, takes: 4, refuses: 3 },
	minItems: { schema: { ...list, minItems: 1 }, takes: ["x"], refuses: [] },
	maxItems: { schema: { ...list, maxItems: 1 }, takes: ["x"], refuses: ["x", "y"] },
	uniqueItems: { schema: { ...list, uniqueItems: true }, takes: ["x", "y"], refuses: ["x", "x"] },
	minProperties: { schema: { ...group, minProperties: 1 }, takes: { a: "x" }, refuses: {} },
	maxProperties: { schema: { ...group, maxProperties: 1 }, takes: { a: "x" }, refuses: { a: "x", b: "y" } },
	dependentRequired: { schema: { ...group, dependentRequired: { a: ["b"] } }, takes: { b: "y" }, refuses: { a: "x" } },
	format: { schema: { ...text, format: "email" }, takes: "li@example.cn", refuses: "li" },
};
