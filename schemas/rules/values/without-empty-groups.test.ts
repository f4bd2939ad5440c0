import { describe, expect, test } from "vitest";
import { formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { withoutEmptyGroups } from "./without-empty-groups.ts";

const text = { type: "string", title: "Text" };
const home = { type: "object", properties: { street: text, city: text }, required: ["street"] };

describe("an optional group in which nothing is answered", () => {
	test("goes, and with it the optional group around it", () => {
		const form = formOf({ home, person: { type: "object", properties: { name: text, home } } });
		expect(withoutEmptyGroups(form, { home: {}, person: { home: {} } })).toEqual({});
		expect(withoutEmptyGroups(form, { person: { name: "Li", home: {} } })).toEqual({ person: { name: "Li" } });
	});

	test("goes in a row, which stays", () => {
		const form = formOf({ rows: { type: "array", items: { type: "object", properties: { home } } } });
		expect(withoutEmptyGroups(form, { rows: [{ home: {} }, {}] })).toEqual({ rows: [{}, {}] });
	});

	test("goes where alternatives describe it, and where only a rule requires it", () => {
		const who = {
			oneOf: [
				{ ...home, title: "One" },
				{ type: "object", properties: { firm: text } },
			],
		};
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		const form = formOf({ who, a: text }, {}, { if: { required: ["a"] }, then: { required: ["who"] } });
		expect(withoutEmptyGroups(form, { who: {} })).toEqual({});
	});

	test("stays where it is required, by the schema or by what it refers to, so that its parts say what is lacking", () => {
		const form = formOf({ home }, {}, { required: ["home"] });
		const data = { home: {} };
		expect(withoutEmptyGroups(form, data)).toBe(data);
		const referring = formOf({ home }, {}, { $ref: "#/$defs/all", $defs: { all: { required: ["home"] } } });
		expect(withoutEmptyGroups(referring, data)).toBe(data);
	});

	test("is nothing that no part of the form names, nor anything answered", () => {
		const form = formOf({ home }, {}, { additionalProperties: true });
		const data = { home: { street: "S" }, other: {}, list: [], nothing: null };
		expect(withoutEmptyGroups(form, data)).toBe(data);
	});
});
