import { expect, test } from "vitest";
import { ownForm } from "./cases/provoke.fixture.ts";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { check, compile } from "./index.ts";

const FORM = "forms/review.json";
const URGENT = { type: "boolean", title: "Somebody may get hurt" };

/** The warnings of a form that asks a yes or no, with the schema, the options and the names required. */
function warned(schema: Json, options: Json, required: readonly string[]): readonly string[] {
	const sources = changed(FORM, ["fields", "/urgent"], options, "form-review").map((source) => {
		if (source.path !== FORM) return source;
		const document = JSON.parse(source.text);
		document.schema.properties.urgent = schema;
		document.schema.required.push(...required);
		return { ...source, text: JSON.stringify(document) };
	});
	return compile(sources)
		.diagnostics.filter(({ code }) => code === "only-yes")
		.map(({ message }) => message);
}

const OPTIONS = { visibility: "private" };
const CHOICES = [
	{ value: true, label: "Yes" },
	{ value: false, label: "No" },
];

test("a box that must be ticked, always or while something holds, is warned of with what to do", () => {
	const [always] = warned(URGENT, OPTIONS, ["urgent"]);
	expect(always).toContain("/urgent is required");
	expect(always).toContain('"widget": "radio"');
	const when = { "/form/kind": { const: "lamp" } };
	expect(warned(URGENT, { ...OPTIONS, required_when: when }, [])).toHaveLength(1);
});

test("a box is warned of in a group, in the rows of a list and in an alternative too", () => {
	const group: Json = { type: "object", properties: { yes: { type: "boolean", title: "Yes" } }, required: ["yes"] };
	const properties: Json = {
		group,
		rows: { type: "array", title: "Rows", items: group },
		either: { type: "object", oneOf: [group, { properties: { text: { type: "string", title: "Text" } } }] },
	};
	const warnings = check(ownForm({ type: "object", properties })()).filter(({ code }) => code === "only-yes");
	expect(warnings.map(({ pointer }) => pointer)).toEqual([
		"/schema/properties/group/properties/yes",
		"/schema/properties/rows/items/properties/yes",
		"/schema/properties/either/oneOf/0/properties/yes",
	]);
});

test.each<[string, Json, Json, string[]]>([
	["may be left open", URGENT, OPTIONS, []],
	["must be yes", { ...URGENT, const: true }, OPTIONS, ["urgent"]],
	["is asked by choices", URGENT, { ...OPTIONS, widget: "radio", choices: CHOICES }, ["urgent"]],
])("one that %s is not", (_what, schema, options, required) => {
	expect(warned(schema, options, required)).toEqual([]);
});
