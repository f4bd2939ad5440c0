import type { Json } from "../changed-portal.fixture.ts";

/** A schema as other tools take it: what is mechanically wrong with it here, and a part of what it becomes. */
export type MechanicalCase = [what: string, schema: { [keyword: string]: Json }, mended: { [keyword: string]: Json }];

const own = (property: Json): { [keyword: string]: Json } => ({ type: "object", properties: { a: property } });
const text = { type: "string", title: "A" };

export const MECHANICAL_CASES: MechanicalCase[] = [
	[
		"definitions of older drafts, and references to them",
		{ ...own({ title: "A", $ref: "#/definitions/b" }), definitions: { b: { type: "string" } } },
		{ ...own({ title: "A", $ref: "#/$defs/b" }), $defs: { b: { type: "string" } } },
	],
	[
		"definitions in both writings",
		{
			...own({ title: "A", $ref: "#/definitions/b" }),
			definitions: { b: { $ref: "#/$defs/c" } },
			$defs: { c: { type: "string" } },
		},
		{ ...own({ title: "A", $ref: "#/$defs/b" }), $defs: { c: { type: "string" }, b: { $ref: "#/$defs/c" } } },
	],
	[
		"dependencies by name and by schema",
		{
			type: "object",
			properties: { a: text, b: { ...text, title: "B" } },
			dependencies: { a: ["b"], b: { properties: { c: { type: "string", title: "C" } } } },
		},
		{ dependentRequired: { a: ["b"] }, dependentSchemas: { b: { properties: { c: { type: "string", title: "C" } } } } },
	],
	[
		"a list of items",
		own({ type: "array", title: "A", items: [text, text], additionalItems: false }),
		own({ type: "array", title: "A", prefixItems: [text, text], items: false }),
	],
	["a missing title", own({ type: "string" }), own(text)],
	["a constant list", own({ title: "A", const: ["x"] }), own({ title: "A", const: ["x"], default: ["x"] })],
	[
		"alternatives without titles",
		own({
			title: "A",
			oneOf: [
				{ type: "object", properties: { k: { const: "firm" }, b: text }, required: ["k"] },
				{ type: "object", properties: { c: { type: "number", title: "Income" } }, required: ["c"] },
			],
		}),
		own({
			title: "A",
			oneOf: [
				{ type: "object", properties: { k: { const: "firm" }, b: text }, required: ["k"], title: "Firm" },
				{ type: "object", properties: { c: { type: "number", title: "Income" } }, required: ["c"], title: "Income" },
			],
		}),
	],
	[
		"names beside an enum",
		own({ ...text, enum: ["x", "y"], enumNames: ["X", "Y"] }),
		own({
			...text,
			oneOf: [
				{ const: "x", title: "X" },
				{ const: "y", title: "Y" },
			],
		}),
	],
	[
		"alternatives of single enums",
		own({ ...text, oneOf: [{ enum: ["x"], title: "X" }, { enum: ["y"] }] }),
		own({
			...text,
			oneOf: [
				{ const: "x", title: "X" },
				{ const: "y", title: "y" },
			],
		}),
	],
	["a property that says it is required", own({ ...text, required: true }), { ...own(text), required: ["a"] }],
	["a type of another language", own({ type: "int", title: "A" }), own({ type: "integer", title: "A" })],
	["a misspelt type", own({ type: "strng", title: "A" }), own(text)],
	["a number in quotes", own({ ...text, maxLength: "5" }), own({ ...text, maxLength: 5 })],
	[
		"an excluded limit of draft 4",
		own({ type: "number", title: "A", minimum: 0, exclusiveMinimum: true }),
		own({ type: "number", title: "A", exclusiveMinimum: 0 }),
	],
	["a format that nobody knows", own({ ...text, format: "color" }), own(text)],
	["an id", { $id: "https://example.org/a", ...own(text) }, own(text)],
	["a misspelt keyword", own({ ...text, maxLenght: 5 }), own({ ...text, maxLength: 5 })],
	["a whole without a type", { properties: { a: text } }, own(text)],
	["limits without a type", own({ title: "A", minLength: 2 }), own({ title: "A", minLength: 2, type: "string" })],
];
