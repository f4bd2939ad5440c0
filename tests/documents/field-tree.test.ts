import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDocuments } from "../../schemas/read-documents.ts";
import { exampleNames, readExample } from "../../schemas/read-example.ts";
import type { FieldNode } from "../../schemas/release.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import { starts, treeOf } from "./form-trial/starts.ts";

const sources = [
	...readDocuments(join(import.meta.dirname, "../../schemas/documents")),
	...exampleNames().flatMap((name) => readExample(name)),
];
const shipped: FormDocument[] = [...new Set(sources.map(({ text }) => text))]
	.map((text) => JSON.parse(text))
	.filter(({ kind }) => kind === "form");

const formOf = (
	properties: FormDocument["schema"],
	more: FormDocument["schema"] = {},
	fields: FormDocument["fields"] = {},
): FormDocument => {
	const schema = { type: "object", properties, ...more };
	return {
		kind: "form",
		id: "test",
		title: "Test",
		schema,
		submit: { operation: "messagesIndex", label: "Send", body: {} },
		fields,
	};
};

const text = { type: "string", title: "Text" };

/** Of generated forms generated-forms.test.ts asks the same. */
describe("what a resolved form starts with is what rjsf would", () => {
	test.each([
		["a text with a default", { a: { ...text, default: "x" }, b: text }, { b: "y" }],
		[
			"a choice",
			{ a: { title: "A", oneOf: [{ const: 1, title: "One" }], default: 1 }, b: { enum: ["x", "y"] } },
			{ b: "y" },
		],
		["a number and a box", { a: { type: "number", default: 0 }, b: { type: "boolean", default: false } }, { b: true }],
		["a constant to agree to", { a: { type: "boolean", const: true, title: "Agreed" } }, { a: true }],
		["a constant nobody is asked for", { a: { const: "x" }, b: text }, { b: "y" }],
		[
			"a nested default",
			{ a: { type: "object", properties: { b: { ...text, default: "x" }, c: text } } },
			{ a: { c: "y" } },
		],
		[
			"rows that must be there",
			{ a: { type: "array", minItems: 2, items: { type: "object", properties: { b: text } } } },
			{ b: 1 },
		],
		[
			"rows with defaults",
			{ a: { type: "array", items: { type: "object", properties: { b: { ...text, default: "x" } } } } },
			{ a: [{}] },
		],
		["a list of texts", { a: { type: "array", minItems: 1, items: text } }, { a: ["x"] }],
		["choices that must be some", { a: { type: "array", minItems: 1, items: { enum: ["x", "y"] } } }, { a: ["x"] }],
	])("%s", (_, properties, given) => {
		for (const required of [[], ["a"]])
			for (const values of [{}, given]) {
				const found = starts(formOf(properties, { required }), values);
				expect(found?.byTree).toEqual(found?.byRjsf);
				expect(found).toBeDefined();
			}
	});

	test("every shipped form and example", () => {
		const found = shipped.flatMap((form) => starts(form) ?? []);
		expect(found.length).toBeGreaterThan(shipped.length * 0.8);
		for (const { byTree, byRjsf } of found) expect(byTree).toEqual(byRjsf);
	});
});

const kindsOf = (node: FieldNode | undefined): string[] => {
	if (!node) return ["rjsf"];
	if (node.kind === "array") return [node.kind, ...kindsOf(node.item)];
	return node.kind === "object" ? [node.kind, ...node.fields.flatMap(kindsOf)] : [node.kind];
};

// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
const rule = { if: { required: ["a"] }, then: { required: ["b"] } };

test.each([
	["alternatives", { a: { oneOf: [{ type: "object" }, { type: "string" }] } }, {}],
	["a rule over its values", { a: text }, { allOf: [rule] }],
	[
		"a part that contains itself",
		{ a: { $ref: "#/$defs/b" } },
		{ $defs: { b: { type: "object", properties: { c: { $ref: "#/$defs/b" } } } } },
	],
	["a list of fixed places", { a: { type: "array", prefixItems: [text], items: false } }, {}],
])("%s is left to rjsf", (_, properties, more) => {
	expect(kindsOf(treeOf(formOf(properties, more)))).toContain("rjsf");
});

test("references and parts put together are resolved by the compiler, and only they stand in the tree again", () => {
	const place = { type: "object", title: "Place", properties: { street: text } };
	const form = formOf(
		{ note: text, here: { $ref: "#/$defs/place" }, there: { allOf: [{ $ref: "#/$defs/place" }, { title: "There" }] } },
		{ $defs: { place } },
	);
	expect(treeOf(form)).toEqual({
		kind: "object",
		name: "",
		fields: [
			{ kind: "leaf", name: "note", widget: "text" },
			{ kind: "object", name: "here", schema: place, fields: [{ kind: "leaf", name: "street", widget: "text" }] },
			{
				kind: "object",
				name: "there",
				schema: { ...place, title: expect.any(String) },
				fields: [{ kind: "leaf", name: "street", widget: "text" }],
			},
		],
	});
});
