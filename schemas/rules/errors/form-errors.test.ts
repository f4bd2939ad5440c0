import { describe, expect, test } from "vitest";
import { compileText } from "../../compiler/emit/messages.ts";
import { artefactOf, formOf, validatorOf } from "../../compiler/emit/run-validator.fixture.ts";
import zhCN from "../../documents/messages/zh-CN.json" with { type: "json" };
import { createTranslator } from "../../i18n/translator.ts";
import type { FormDocument } from "../../types.gen.ts";
import { sourceWords, type ValueWording } from "../texts/value-texts.ts";
import { errorWords, formErrors, wordError } from "./form-errors.ts";

const text = (title: string, more: object = {}) => ({ type: "string", title, ...more });

async function said(form: FormDocument, data: unknown, words: ValueWording = sourceWords): Promise<string[]> {
	const validate = await validatorOf(form);
	validate(data);
	return formErrors(artefactOf(form), validate.errors).map((error) => `${error.pointer} ${wordError(error, words)}`);
}

describe("formErrors", () => {
	test("names the field's title and the limit, in the form's order", async () => {
		const form = formOf(
			{ a: text("Title", { minLength: 5 }), b: text("Name"), c: { type: "integer", title: "Age" } },
			{},
			{ required: ["b", "a"] },
		);
		expect(await said(form, { a: "x", c: "y" })).toEqual([
			"/a “Title” must have at least 5 characters",
			"/b “Name” is required",
			"/c “Age” must be a whole number",
		]);
	});

	test("says a day that limits a date as the language writes days", async () => {
		const form = formOf({ a: text("Day", { format: "date" }) }, { fields: { "/a": { not_before: "P1D" } } });
		const [english] = await said(form, { a: "2020-01-01" }, errorWords(createTranslator({ locale: "en-US" })));
		expect(english).toMatch(/^\/a “Day” must not lie before [A-Z]\w+ \d+, \d{4}$/);
		const messages = { "“{title}” must not lie before {limit}": compileText("“{title}”不能早于{limit}") };
		const [chinese] = await said(
			form,
			{ a: "2020-01-01" },
			errorWords(createTranslator({ locale: "zh-CN", messages })),
		);
		expect(chinese).toMatch(/^\/a “Day”不能早于\d{4}年\d+月\d+日$/);
	});

	test("quotes the title, which is right for one thing, for several and for a field", async () => {
		const form = formOf(
			{ a: text("Which square?", { minLength: 5 }), b: { type: "array", title: "Drawings and photos" } },
			{},
			{ required: ["a", "b"] },
		);
		expect(await said(form, {})).toEqual(["/a “Which square?” is required", "/b “Drawings and photos” is required"]);
		expect(await said(form, { a: "x", b: [] })).toEqual(["/a “Which square?” must have at least 5 characters"]);
	});

	test("says what is lacking in alternatives that contain themselves", async () => {
		const branch = (kind: string, more: object) => ({
			type: "object",
			properties: { kind: { const: kind }, ...more },
			required: ["kind", ...Object.keys(more)],
		});
		const term = {
			type: "object",
			title: "Term",
			oneOf: [
				branch("number", { value: { type: "number", title: "Value" } }),
				branch("sum", { terms: { type: "array", items: { $ref: "#/$defs/term" } } }),
			],
		};
		const form = formOf({ term: { $ref: "#/$defs/term" } }, {}, { $defs: { term } });
		expect(await said(form, { term: { kind: "sum", terms: [{ kind: "number" }] } })).toEqual([
			"/term/terms/0/value “Value” is required",
		]);
		expect(await said(form, { term: { kind: "sum", terms: [{}] } })).not.toEqual([]);
	});

	test("follows the order of the steps where there are any", async () => {
		const steps: FormDocument["steps"] = [
			{ id: "x", title: "X", fields: ["b"] },
			{ id: "y", title: "Y", fields: ["a"] },
		];
		expect(await said(formOf({ a: text("A"), b: text("B") }, { steps }, { required: ["a", "b"] }), {})).toEqual([
			"/b “B” is required",
			"/a “A” is required",
		]);
	});

	test("prefers the author's own text, in a repeat group too", async () => {
		const rows = {
			type: "array",
			title: "Rows",
			items: { type: "object", properties: { s: text("Street") }, required: ["s"] },
		};
		const fields = { "/rows/*/s": { errors: { required: "Please say where it is." } } };
		expect(await said(formOf({ rows }, { fields }), { rows: [{}] })).toEqual(["/rows/0/s Please say where it is."]);
	});

	test("says nothing of the `if` that led to a missing value", async () => {
		const condition = { "/form/by": { const: "phone" } };
		const form = formOf(
			{ by: text("By"), number: text("Number") },
			{ fields: { "/number": { required_when: condition } } },
		);
		expect(await said(form, { by: "phone" })).toEqual(["/number “Number” is required"]);
	});

	test("says one thing of a choice that is none of the choices", async () => {
		const choice = {
			title: "Where",
			oneOf: [
				{ const: 1, title: "In" },
				{ const: 2, title: "Out" },
			],
		};
		expect(await said(formOf({ choice }), { choice: 3 })).toEqual(["/choice “Where” must be one of the choices"]);
	});

	test("says of a union only what the branch that was meant lacks", async () => {
		const branch = (kind: string, name: string) => ({
			type: "object",
			properties: { kind: { const: kind }, [name]: text(name) },
			required: ["kind", name],
		});
		const who = { title: "Who", oneOf: [branch("person", "name"), branch("firm", "number")] };
		expect(await said(formOf({ who }), { who: { kind: "firm" } })).toEqual(["/who/number “number” is required"]);
	});

	test("says the same of each row, and of branches that stand in definitions which name others", async () => {
		const branch = (kind: string, name: string) => ({
			type: "object",
			properties: { kind: { const: kind }, [name]: text(name), home: { $ref: "#/$defs/home" } },
			required: ["kind", name],
		});
		const home = { type: "object", properties: { street: text("Street") }, required: ["street"] };
		const $defs = { home, person: branch("person", "name"), firm: branch("firm", "number") };
		const oneOf = [{ $ref: "#/$defs/person" }, { title: "Firm", $ref: "#/$defs/firm" }];
		const form = formOf({ rows: { type: "array", title: "Rows", items: { title: "Who", oneOf } } }, {}, { $defs });
		const rows = [
			{ kind: "firm", home: {} },
			{ kind: "person", name: "Li" },
			{ kind: "person", home: { street: 1 } },
		];
		expect(await said(form, { rows })).toEqual([
			"/rows/0/number “number” is required",
			"/rows/0/home/street “Street” is required",
			"/rows/2/name “name” is required",
			"/rows/2/home/street “Street” is not right",
		]);
	});

	test("names an entry that has no title by its list", async () => {
		const form = formOf({ l: { type: "array", title: "Phones", items: { type: "string", minLength: 2 } } });
		expect(await said(form, { l: ["ab", "a"] })).toEqual(["/l/1 “Phones” must have at least 2 characters"]);
	});

	test("asks for agreement where a consent must be true", async () => {
		expect(await said(formOf({ ok: { type: "boolean", const: true, title: "I agree" } }), { ok: false })).toEqual([
			"/ok “I agree” must be agreed to",
		]);
	});

	test("says the same of a consent that was left open, and takes the author's text for either", async () => {
		const agreed = (errors: Record<string, string>) =>
			formOf(
				{ ok: { type: "boolean", const: true, title: "I agree" } },
				{ fields: { "/ok": { errors } } },
				{ required: ["ok"] },
			);
		expect(await said(agreed({}), {})).toEqual(["/ok “I agree” must be agreed to"]);
		expect(await said(agreed({ const: "Please agree." }), {})).toEqual(["/ok Please agree."]);
		expect(await said(agreed({ required: "Please agree." }), { ok: false })).toEqual(["/ok Please agree."]);
		expect(await said(agreed({ required: "Please tick it.", const: "A no is a no." }), {})).toEqual([
			"/ok Please tick it.",
		]);
	});

	test("says what every format and limit expects", async () => {
		const form = formOf({
			d: text("D", { format: "date" }),
			e: text("E", { format: "email" }),
			n: { type: "number", title: "N", multipleOf: 5, maximum: 9 },
			l: { type: "array", title: "L", items: {}, uniqueItems: true, minItems: 3 },
		});
		expect(await said(form, { d: "x", e: "x", n: 12, l: [1, 1] })).toEqual([
			"/d “D” must be a date",
			"/e “E” must be an email address",
			"/n “N” must be at most 9",
			"/n “N” must be a multiple of 5",
			"/l “L” must have at least 3 entries",
			"/l “L” must not have the same entry twice",
		]);
	});

	test("is worded alike in Chinese", async () => {
		const messages = new Map(Object.entries(zhCN.messages));
		const words: ValueWording = (source, values) => sourceWords(messages.get(source) ?? source, values);
		expect(await said(formOf({ a: text("Search") }, {}, { required: ["a"] }), {}, words)).toEqual(["/a 请填写“搜索”"]);
	});
});
