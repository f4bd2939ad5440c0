import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engineSchema } from "../../../schemas/compiler/emit/engine-schema.ts";
import { readDocuments } from "../../../schemas/read-documents.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { structuredValues } from "../structure/structured-form.tsx";
import { initialValues } from "./first-values.ts";
import { plainFields } from "./plain-form.ts";

const formOf = (
	properties: FormDocument["schema"],
	more: FormDocument["schema"] = {},
	fields: FormDocument["fields"] = {},
): FormArtefact => {
	const schema = { type: "object", properties, ...more };
	const submit = { operation: "messagesIndex", label: "Send", body: {} };
	return { document: { kind: "form", id: "test", title: "Test", schema, submit, fields }, schema, validator: "" };
};
const startOf = (form: FormArtefact, given = {}) => initialValues(form, () => undefined, given, undefined);
const text = { type: "string", title: "Text" };

describe("a plain form", () => {
	it.each([
		["a text with a default", { a: { ...text, default: "x" }, b: text }, { b: "y" }],
		[
			"a choice",
			{ a: { title: "A", oneOf: [{ const: 1, title: "One" }], default: 1 }, b: { enum: ["x", "y"] } },
			{ b: "y" },
		],
		["a number and a box", { a: { type: "number", default: 0 }, b: { type: "boolean", default: false } }, { b: true }],
		["a constant to agree to", { a: { type: "boolean", const: true, title: "Agreed" } }, { a: true }],
	])("starts %s as rjsf would", (_, properties, given) => {
		const form = formOf(properties, { required: ["a"] });
		expect(plainFields(form)).toBeDefined();
		expect(startOf(form)).toEqual(structuredValues(form, {}));
		expect(startOf(form, given)).toEqual(structuredValues(form, given));
	});

	it.each(["hidden", "static"] as const)("starts a constant without a title that is %s as rjsf would", (widget) => {
		for (const kind of [{ const: "a", default: "a" }, { const: "a" }]) {
			const form = formOf({ kind, b: text }, { required: ["kind"] }, { "/kind": { widget } });
			expect(plainFields(form)?.map((field) => field.widget)).toEqual([widget, "text"]);
			expect(startOf(form, { b: "y" })).toEqual(structuredValues(form, { b: "y" }));
		}
	});

	it("starts the shipped forms as rjsf would", () => {
		const documents = readDocuments(join(import.meta.dirname, "../../../schemas/documents")).map(({ text }) =>
			JSON.parse(text),
		);
		const forms: FormDocument[] = documents.filter(({ kind }) => kind === "form");
		const artefacts = forms.map((document) => ({ document, schema: engineSchema(document.schema), validator: "" }));
		const plain = artefacts.filter(plainFields);
		expect(plain.length).toBeGreaterThan(3);
		for (const form of plain) expect(startOf(form)).toEqual(structuredValues(form, {}));
	});
});

it.each([
	["a nested object", { a: { type: "object", properties: { b: text } } }, {}],
	["a repeat group", { a: { type: "array", items: { type: "object", properties: { b: text } } } }, {}],
	["a list that starts filled", { a: { type: "array", items: { enum: ["x", "y"] }, minItems: 1 } }, {}],
	["alternatives", { a: { oneOf: [{ type: "object" }, { type: "string" }] } }, {}],
	["a reference", { a: { $ref: "#/$defs/b" } }, { $defs: { b: text } }],
	["a rule over several answers", { a: text }, { allOf: [{ required: ["a"] }] }],
	["properties of any name", { a: text }, { additionalProperties: text }],
	["a constant that nobody is asked for", { a: { const: 1 } }, {}],
])("a form with %s is not plain", (_, properties, more) => {
	expect(plainFields(formOf(properties, more))).toBeUndefined();
});
