import { expect, it } from "vitest";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { fieldSubjects } from "../conditions/subjects.ts";
import { fieldsOf } from "../form/form-model.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { dependenciesOf, shownWith, unreachable } from "./logic-model.ts";

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
