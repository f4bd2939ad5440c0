// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { KEYWORDS } from "../../schemas/compiler/keywords.ts";
import { OPTION_SUPPORT } from "../../schemas/compiler/option-support.ts";
import type { JsonObject } from "../../schemas/json/json.ts";
import { FORMATS } from "../../schemas/rules/formats/formats.ts";
import type { FieldOptions } from "../../schemas/types.gen.ts";
import { loadedForm } from "../fixtures/loaded-form.ts";
import { formWith } from "../fixtures/render-form.tsx";
import { compiled } from "./form-trial/compiled.ts";
import { browserVerdict, serverVerdict } from "./form-trial/verdicts.ts";
import { KEYWORD_CASES } from "./keyword-cases.ts";

const CATEGORY = { type: "string", const: "suggestion", default: "suggestion" };
const $defs = { short: { type: "string", maxLength: 2 } };

const formOf = (it: JsonObject) =>
	formWith(
		{ it, category: CATEGORY },
		{ schema: { required: ["it", "category"], $defs }, fields: { "/category": { widget: "hidden" } } },
	);

/** What both sides say of a value; they must say the same. */
async function verdictOf(schema: JsonObject, it: unknown): Promise<string[]> {
	const form = await loadedForm(formOf(schema));
	const values = { it, category: CATEGORY.const };
	const browser = await browserVerdict(form, values);
	const server = await serverVerdict(form, values);
	expect(browser).toEqual(server);
	return browser;
}

/** Formats of OpenAPI that say how a value is meant, and hold for any. */
const NOTED_FORMATS = ["float", "double", "password", "binary"];
const NUMBER_FORMATS = ["int32", "int64"];

/** A value of a form's schema that a refused keyword could have. */
const ANY: Readonly<Record<string, unknown>> = {
	contentSchema: {},
	definitions: {},
	dependencies: {},
	writeOnly: true,
};

describe("every keyword that a form's schema may use", () => {
	it("has a value that it takes and one that it refuses, unless it only says something", () => {
		const says = [...KEYWORDS].filter(
			([, { support, vocabulary, isRule }]) => support === "noted" || (vocabulary === "meta-data" && !isRule),
		);
		const ruled = [...KEYWORDS].filter(
			([name, { support }]) => support !== "refused" && !says.some(([one]) => one === name),
		);
		expect(ruled.map(([name]) => name).filter((name) => !KEYWORD_CASES[name])).toEqual([]);
		expect(Object.keys(KEYWORD_CASES).filter((name) => !KEYWORDS.has(name))).toEqual([]);
	});

	it.each(Object.entries(KEYWORD_CASES))("%s is held by browser and server alike", async (keyword, one) => {
		const { errors } = compiled(formOf(one.schema));
		expect(errors).toEqual([]);
		expect(JSON.stringify(formOf(one.schema).schema)).toContain(`"${keyword}":`);
		expect(await verdictOf(one.schema, one.takes)).toEqual([]);
		const wrong = await verdictOf(one.schema, one.refuses);
		expect(wrong.length).toBeGreaterThan(0);
		for (const error of wrong) expect(error).toMatch(/^\/it.*: .+/);
	});

	it.each(Object.keys(FORMATS).filter((format) => !NOTED_FORMATS.includes(format)))(
		"format %s is held by browser and server alike",
		async (format) => {
			const type = NUMBER_FORMATS.includes(format) ? "number" : "string";
			const schema = { title: "It", type, format };
			expect(compiled(formOf(schema)).errors).toEqual([]);
			const wrong = type === "number" ? 0.5 : "( %zz\u0000";
			expect(await verdictOf(schema, wrong)).not.toEqual([]);
		},
	);
});

describe("the options of a field that are enforced", () => {
	const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-01`;
	const LAST_YEAR = `${new Date().getFullYear() - 1}-01-01`;
	const a = { type: "string", title: "A" };
	const date = { ...a, format: "date" };
	it.each<[keyof FieldOptions, JsonObject, FieldOptions, JsonObject, JsonObject]>([
		["when", { ...a, maxLength: 1 }, { when: { "/form/other": true } }, { it: "long" }, { it: "long", other: "x" }],
		["required_when", a, { required_when: { "/form/other": true } }, {}, { other: "x" }],
		["not_after", date, { not_after: "today" }, { it: "2020-01-01" }, { it: NEXT_YEAR }],
		["not_before", date, { not_before: "today" }, { it: NEXT_YEAR }, { it: "2020-01-01" }],
		["not_after", date, { not_after: "-P18Y" }, { it: "1990-06-01" }, { it: LAST_YEAR }],
		["not_before", date, { not_before: "-P6M" }, { it: NEXT_YEAR }, { it: LAST_YEAR }],
		[
			"compared",
			date,
			{ compared: { at_least: "/form/other" } },
			{ it: "2026-11-21", other: "2026-11-21" },
			{ it: "2026-11-20", other: "2026-11-21" },
		],
		["currency", { type: "number", title: "It" }, { widget: "money", currency: "JPY" }, { it: 5 }, { it: 0.5 }],
		[
			"max_count",
			{ type: "array", title: "Files", items: { type: "string" } },
			{ widget: "file", max_count: 1 },
			{ it: ["a"] },
			{ it: ["a", "b"] },
		],
	])("%s", async (option, it, options, takes, refuses) => {
		expect(OPTION_SUPPORT[option]).toContain("enforced");
		const form = await loadedForm(formWith({ it, other: a }, { fields: { "/it": options } }));
		for (const validate of [browserVerdict, serverVerdict]) {
			expect(await validate(form, takes)).toEqual([]);
			expect(await validate(form, refuses)).not.toEqual([]);
		}
	});
});

describe("every keyword that a form's schema may not use", () => {
	const refused = [...KEYWORDS].filter(([, { support }]) => support === "refused");

	it.each(refused)("%s is refused with the document, the place and what to write instead", (keyword, { meaning }) => {
		const { errors, release } = compiled(formOf({ title: "Text", type: "string", [keyword]: ANY[keyword] ?? "x" }));
		expect(release).toBeNull();
		const [found] = errors;
		expect(found).toMatchObject({ document: "forms/drawn.json", pointer: `/schema/properties/it/${keyword}` });
		expect(found?.message).toContain(`"${keyword}"`);
		expect(found?.message).toContain(meaning);
	});
});
