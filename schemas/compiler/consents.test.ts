import { expect, test } from "vitest";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { compile } from "./index.ts";

const HINTS = "forms/hints.json";
const agreed = (own: Json, where: readonly string[] = ["schema", "properties", "agreed"]) =>
	compile(changed(HINTS, where, own, "form-hints")).diagnostics.filter(({ code }) => code === "empty-consent");

const QUESTION = { type: "boolean", title: "I agree to how my data is used." };

test("a required consent that takes a no is warned of, with the document, the place and what to do", () => {
	const [warning, ...others] = agreed(QUESTION);
	expect(others).toEqual([]);
	expect(warning).toMatchObject({ document: HINTS, pointer: "/fields/~1agreed/widget", severity: "warning" });
	expect(warning?.message).toContain('"const": true');
});

test("one that is required while something else holds is warned of too", () => {
	const when = { widget: "consent", required_when: { "/form/number": true } };
	const sources = changed(HINTS, ["schema", "properties", "agreed"], QUESTION, "form-hints").map((source) => {
		if (source.path !== HINTS) return source;
		const document = JSON.parse(source.text);
		document.schema.required = ["category", "number"];
		document.fields["/agreed"] = when;
		return { ...source, text: JSON.stringify(document) };
	});
	expect(compile(sources).diagnostics.map(({ code }) => code)).toContain("empty-consent");
});

test.each([
	["must be given", { ...QUESTION, const: true }],
	["must be given, as its only value", { ...QUESTION, enum: [true] }],
])("one that %s is not", (_what, own) => {
	expect(agreed(own)).toEqual([]);
});

test("one that may be left open is not: who does not consent is taken as well", () => {
	const schema = {
		type: "object",
		properties: { number: { type: "string", title: "Number" }, agreed: QUESTION },
		required: ["number"],
	};
	expect(agreed(schema, ["schema"])).toEqual([]);
});
