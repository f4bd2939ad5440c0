import { describe, expect, test } from "vitest";
import { withDocument } from "../compiler/changed-portal.fixture.ts";
import { compile } from "../compiler/index.ts";
import { asObject } from "../json/json.ts";
import { importForm } from "./import-form.ts";
import { MORE_RJSF_CASES } from "./rjsf-generated.fixture.ts";
import { RJSF_CASES } from "./rjsf-schemas.fixture.ts";

const ALL_CASES = [...RJSF_CASES, ...MORE_RJSF_CASES];

const PATH = "forms/imported.json";

/** What the compiler finds wrong with an imported form among the documents of a portal. */
const errorsOf = (document: unknown) =>
	compile(withDocument(PATH, JSON.parse(JSON.stringify(document)))).diagnostics.filter(
		(one) => one.document === PATH && one.severity === "error",
	);

const leftOut = (notes: ReturnType<typeof importForm>["notes"]) =>
	notes.filter(({ kind }) => kind === "left out").map(({ pointer }) => pointer);

describe("importing", () => {
	test.each(ALL_CASES)(
		"%s makes a form that compiles, and lists what it left out",
		(_what, schema, ui = {}, gone = []) => {
			const { document, notes } = importForm(schema, ui);
			expect(errorsOf(document)).toEqual([]);
			expect(leftOut(notes).sort()).toEqual([...gone].sort());
		},
	);

	test("carries titles, order and options over, and marks what it guessed", () => {
		const [, schema, ui] = ALL_CASES[0] ?? [];
		const { document, notes } = importForm(schema, ui, { id: "registration" });
		const { properties } = asObject(document.schema);
		expect(Object.keys(asObject(properties))).toEqual([
			...["category", "lastName", "firstName", "age", "secret", "telephone", "bio"],
		]);
		expect(document).toMatchObject({
			kind: "form",
			id: "registration",
			title: "Registration",
			description: "A simple form.",
			fields: {
				"/firstName": { placeholder: "Li", hint: "As in your passport", autocomplete: "given-name" },
				"/bio": { widget: "textarea", rows: 4 },
				"/age": { widget: "number" },
			},
			submit: { label: "Register" },
			schema: { properties: { age: { title: "Age of person" }, lastName: { title: "Last name" } } },
		});
		expect(notes.filter(({ kind }) => kind === "review").map(({ pointer }) => pointer)).toEqual(
			expect.arrayContaining(["/schema/properties/lastName", "/schema/properties/secret"]),
		);
	});

	test("gives names beside values, older definitions, dependencies and lists their words of today", () => {
		const made = (what: string) => {
			const [, schema, ui] = ALL_CASES.find(([name]) => name === what) ?? [];
			return importForm(schema, ui).document.schema;
		};
		const size = {
			oneOf: [
				{ const: "s", title: "Small" },
				{ const: "m", title: "Medium" },
			],
		};
		expect(made("enumNames in the uiSchema")).toMatchObject({ properties: { size } });
		expect(made("definitions and references")).toMatchObject({
			properties: { billing: { $ref: "#/$defs/address" } },
			$defs: { address: { type: "object" } },
		});
		expect(made("a dependency on a name")).toMatchObject({ dependentRequired: { card: ["billing"] } });
		expect(made("lists of every kind")).toMatchObject({ properties: { fixed: { prefixItems: [{}, {}] } } });
	});

	test("asks for each name of a list by itself, and finds the definitions of a bundle by their addresses", () => {
		const made = (what: string) => {
			const [, schema, ui] = ALL_CASES.find(([name]) => name === what) ?? [];
			return importForm(schema, ui).document.schema;
		};
		expect(made("names out of a list, each with a yes or no")).toMatchObject({
			properties: { dark: { type: "boolean", title: "Dark" }, quiet: { type: "boolean", title: "Quiet" } },
		});
		expect(made("a bundle whose definitions have addresses of their own")).toMatchObject({
			properties: { people: { $ref: "#/$defs/count" } },
			$defs: { count: { allOf: [{ $ref: "#/$defs/https_example.org_mixins_whole" }, {}] } },
		});
	});

	test("leaves a reference that leads to no definition of the schema as it is, and says that it went", () => {
		const schema = {
			$defs: { a: { $id: "https://example.org/a", type: "string" } },
			properties: { there: { $ref: "https://example.org/a" }, away: { $ref: "https://elsewhere.org/b" } },
		};
		const { document, notes } = importForm(schema);
		expect(asObject(asObject(document.schema).properties)).toMatchObject({ there: { $ref: "#/$defs/a" } });
		expect(leftOut(notes)).toContain("/schema/properties/away");
	});

	test("never throws, whatever it is given", () => {
		for (const odd of [null, 5, [], "a", { type: 5, properties: [] }, { $ref: "#" }, { properties: { a: true } }])
			expect(importForm(odd, odd).document).toMatchObject({ kind: "form" });
	});

	test("has cases of many kinds", () => {
		expect(ALL_CASES.length).toBeGreaterThanOrEqual(42);
	});
});
