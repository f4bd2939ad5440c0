import { expect, it } from "vitest";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { fieldSubjects } from "../conditions/subjects.ts";
import { fieldsOf } from "../form/form-model.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { dependenciesOf, tryAnswers, unreachable } from "./logic-model.ts";

const i18n = createStudioI18n("en-US");
const form = (fields: JsonObject): JsonObject => ({
	kind: "form",
	schema: {
		type: "object",
		properties: {
			kind: { type: "string", title: "Kind", enum: ["lamp", "road"] },
			pole: { type: "string", title: "Pole" },
			number: { type: "number", title: "Number" },
		},
	},
	fields,
});
const never = (fields: JsonObject) => {
	const document = form(fields);
	return unreachable(document, fieldSubjects(fieldsOf(document), null, i18n));
};

const chain = {
	"/pole": { when: { "/form/kind": { const: "lamp" } } },
	"/number": { when: { "/form/pole": true }, computed: { text: "{k}", values: { k: { bind: "/form/kind" } } } },
};

it("lists what depends on what, and by which option", () => {
	expect(dependenciesOf(form(chain))).toEqual([
		{ from: "/kind", to: "/pole", by: "when" },
		{ from: "/pole", to: "/number", by: "when" },
		{ from: "/kind", to: "/number", by: "computed" },
	]);
});

const shownWith = (document: JsonObject, answers: Record<string, string>) => tryAnswers(document, answers).shown;

it("shows what the answers lead to; the answer of a hidden question counts for nothing", () => {
	expect([...shownWith(form(chain), {})]).toEqual(["/kind"]);
	expect([...shownWith(form(chain), { "/kind": "lamp", "/pole": "7" })]).toEqual(["/kind", "/pole", "/number"]);
	expect([...shownWith(form(chain), { "/kind": "road", "/pole": "7" })]).toEqual(["/kind"]);
});

it.each<[string, JsonObject, string[]]>([
	["a chain that can be followed", chain, []],
	["a value that cannot be chosen", { "/pole": { when: { "/form/kind": { const: "tree" } } } }, ["/pole"]],
	[
		"what asks for both of two values, one by way of another question",
		{ ...chain, "/number": { when: { "/form/pole": true, "/form/kind": { const: "road" } } } },
		["/number"],
	],
	[
		"a number above its limit",
		{ "/pole": { when: { "/form/number": { allOf: [{ minimum: 9 }, { maximum: 2 }] } } } },
		["/pole"],
	],
	[
		"one way of two that holds",
		{ "/pole": { when: { any_of: [{ "/form/kind": { const: "tree" } }, { "/form/kind": { const: "road" } }] } } },
		[],
	],
])("marks what nobody can ever be shown: %s", (_, fields, expected) => expect(never(fields)).toEqual(expected));

/** A group, and a second step, each under a condition of its own. */
const parts: JsonObject = {
	kind: "form",
	schema: {
		type: "object",
		properties: {
			kind: { type: "string", title: "Kind", enum: ["lamp", "road"] },
			lamp: { type: "object", title: "Lamp", properties: { pole: { type: "string", title: "Pole" } } },
			width: { type: "string", title: "Width" },
			depth: { type: "string", title: "Depth" },
		},
		allOf: [
			{
				if: { properties: { width: { const: "9" } }, required: ["width"] },
				else: { properties: { depth: false } },
			},
		],
	},
	fields: { "/lamp": { when: { "/form/kind": { const: "lamp" } } } },
	steps: [
		{ id: "what", title: "What", fields: ["kind", "lamp"] },
		{ id: "road", title: "Road", fields: ["width", "depth"], when: { "/form/kind": { const: "road" } } },
	],
	exits: [{ title: "Call us", text: "Call.", when: { "/form/width": { const: "99" } } }],
};

it("shows nothing of a group or step that is not shown, nor what the schema itself does not ask for", () => {
	expect([...shownWith(parts, {})]).toEqual(["/kind"]);
	expect([...shownWith(parts, { "/kind": "lamp" })]).toEqual(["/kind", "/lamp", "/lamp/pole"]);
	expect([...shownWith(parts, { "/kind": "road" })]).toEqual(["/kind", "/width"]);
	expect([...shownWith(parts, { "/kind": "road", "/width": "9" })]).toEqual(["/kind", "/width", "/depth"]);
});

it("lists the steps and ways out that depend on answers", () => {
	expect(dependenciesOf(parts)).toEqual([
		{ from: "/kind", to: "/lamp", by: "when" },
		{ from: "/kind", to: "#road", by: "when" },
		{ from: "/width", to: "!0", by: "when" },
	]);
});

it("marks what nobody can be shown since its group or step is under a condition that contradicts its own", () => {
	const fields = {
		"/lamp": { when: { "/form/kind": { const: "lamp" } } },
		"/lamp/pole": { when: { "/form/kind": { const: "road" } } },
		"/depth": { when: { "/form/kind": { const: "lamp" } } },
	};
	const document = { ...parts, fields };
	const subjects = fieldSubjects(fieldsOf(document), null, i18n);
	expect(unreachable(document, subjects)).toEqual(["/lamp/pole", "/depth"]);
});
