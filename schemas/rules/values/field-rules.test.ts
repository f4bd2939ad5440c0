import { expect, it } from "vitest";
import { formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { fieldRules, requiredRules } from "./field-rules.ts";

const one = { "/form/a": { const: 1 } };
const two = { "/form/a": { const: 2 } };
const form = formOf(
	{},
	{
		steps: [
			{ id: "first", title: "First", fields: ["a", "b"] },
			{ id: "second", title: "Second", fields: ["c", "d/e"], when: one },
		],
		fields: { "/c": { when: two }, "/rows/*/x": { when: two, required_when: one }, "/plain": { widget: "text" } },
	},
);

it("a field is asked while its own condition and that of its step hold", () => {
	expect(fieldRules(form)).toEqual([
		{ pointer: "/c", when: [one, two] },
		{ pointer: "/d~1e", when: [one] },
		{ pointer: "/rows/*/x", when: [two] },
	]);
	expect(fieldRules(formOf({}))).toEqual([]);
});

it("a field is required while its condition for that holds, whatever else it has", () => {
	expect(requiredRules(form)).toEqual([{ pointer: "/rows/*/x", when: [one] }]);
	expect(requiredRules(formOf({}))).toEqual([]);
});
