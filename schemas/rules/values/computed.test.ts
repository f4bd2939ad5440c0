import { describe, expect, it } from "vitest";
import { compileText } from "../../compiler/emit/messages.ts";
import { createTranslator } from "../../i18n/translator.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { visibleValues } from "./computed.ts";

const translator = createTranslator({ locale: "en-US" });
const text = { type: "string" };

const formOf = (properties: Record<string, unknown>, fields: Record<string, FieldOptions>) => {
	const schema = { type: "object", properties };
	const submit = { operation: "messagesIndex", label: "Send", body: {} };
	const document: FormDocument = { kind: "form", id: "test", title: "Test", schema, fields, submit };
	return { document };
};
const from = (...names: string[]) => ({
	text: names.map((name) => `{${name}}`).join(" "),
	values: Object.fromEntries(names.map((name) => [name, { bind: `/form/${name}` }])),
});

const NAME = formOf({ first: text, last: text, full: text }, { "/full": { computed: from("first", "last") } });

describe("computed values", () => {
	it("are made of the others, whatever was given in their place", () => {
		const values = { first: "Na", last: "Li", full: "Forged" };
		expect(visibleValues(NAME, values, translator)).toEqual({ first: "Na", last: "Li", full: "Na Li" });
		const { full: _, ...without } = values;
		expect(visibleValues(NAME, without, translator)).toEqual({ first: "Na", last: "Li", full: "Na Li" });
	});

	it("are gone where they have nothing to say", () => {
		const form = formOf({ a: text, b: text }, { "/b": { computed: { bind: "/form/a" } } });
		expect(visibleValues(form, { b: "Forged" }, translator)).toEqual({});
	});

	it("are made in each row of a repeat group, of the row's own values", () => {
		const rows = { type: "array", items: { type: "object", properties: { a: text, b: text } } };
		const form = formOf({ rows }, { "/rows/*/b": { computed: { text: "<{a}>", values: { a: { bind: "/item/a" } } } } });
		const given = { rows: [{ a: "1", b: "Forged" }, { a: "2" }] };
		expect(visibleValues(form, given, translator)).toEqual({
			rows: [
				{ a: "1", b: "<1>" },
				{ a: "2", b: "<2>" },
			],
		});
	});

	it("may be made of one another", () => {
		const form = formOf(
			{ a: text, b: text, c: text },
			{ "/c": { computed: { bind: "/form/b" } }, "/b": { computed: { bind: "/form/a" } } },
		);
		expect(visibleValues(form, { a: "x", c: "Forged" }, translator)).toEqual({ a: "x", b: "x", c: "x" });
	});

	it("know nothing of values that are not visible, and show and hide others", () => {
		const when = { "/form/first": { const: "Na" } };
		const form = formOf(
			{ first: text, last: text, full: text },
			{ "/last": { when }, "/full": { computed: from("first", "last") } },
		);
		expect(visibleValues(form, { first: "No", last: "Li" }, translator)).toEqual({ first: "No", full: "No " });
		const shown = formOf(
			{ a: text, b: text, c: text },
			{ "/b": { computed: { bind: "/form/a" } }, "/c": { when: { "/form/b": { const: "x" } } } },
		);
		expect(visibleValues(shown, { a: "x", c: "1" }, translator)).toEqual({ a: "x", b: "x", c: "1" });
		expect(visibleValues(shown, { a: "y", b: "x", c: "1" }, translator)).toEqual({ a: "y", b: "y" });
	});

	it("are not put where an alternative was chosen that lacks them", () => {
		const form = formOf({}, { "/whole": { computed: from("a") } });
		const schema = { type: "object", oneOf: [{ properties: { a: text, whole: text } }, { properties: { b: text } }] };
		const document = { ...form.document, schema };
		expect(visibleValues({ document }, { b: "1" }, translator)).toEqual({ b: "1" });
		expect(visibleValues({ document }, { a: "1", whole: "Forged" }, translator)).toEqual({ a: "1", whole: "1" });
	});

	it("are said in the language of who fills in the form", () => {
		const source = "{kind, select, bar {Noise from a business} other {Noise}}: {place}";
		const messages = { [source]: compileText("{kind, select, bar {经营场所噪声} other {噪声}}：{place}") };
		const computed = { text: source, values: { kind: { bind: "/form/kind" }, place: { bind: "/form/place" } } };
		const form = formOf({ kind: text, place: text, title: text }, { "/title": { computed } });
		const chinese = createTranslator({ locale: "zh-CN", messages });
		expect(visibleValues(form, { kind: "bar", place: "枫林路" }, chinese)).toMatchObject({
			title: "经营场所噪声：枫林路",
		});
	});

	it("are numbers too: of a row, of all rows, and of one another, whatever was sent in their place", () => {
		const number = { type: "number" };
		const row = { type: "object", properties: { n: number, price: number, cost: number } };
		const form = formOf(
			{ rows: { type: "array", items: row }, total: number, free: { type: "string" } },
			{
				"/total": { calculated: { sum: ["/form/rows/*/cost"], decimals: 2 } },
				"/rows/*/cost": { calculated: { product: ["/item/n", "/item/price"], decimals: 2 } },
				"/free": { when: { "/form/total": { maximum: 50 } } },
			},
		);
		const rows = [{ n: 3, price: 19.99, cost: 0 }, { n: 1, price: 0.07 }, { n: 5 }];
		expect(visibleValues(form, { rows, total: 1, free: "x" }, translator)).toEqual({
			rows: [{ n: 3, price: 19.99, cost: 59.97 }, { n: 1, price: 0.07, cost: 0.07 }, { n: 5 }],
			total: 60.04,
		});
	});

	it("leave a form without any to its own values, the very same object", () => {
		const values = { first: "Na" };
		expect(visibleValues(formOf({ first: text }, {}), values, translator)).toBe(values);
	});
});
