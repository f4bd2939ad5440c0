import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { fieldsOf } from "../form/form-model.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import {
	type ConditionSubject,
	comparisonsOf,
	fieldSubjects,
	firstPart,
	pageSubjects,
	portalSubjects,
} from "./subjects.ts";

const i18n = createStudioI18n("en-US");
const subject = (pointer: string, more: Partial<ConditionSubject> = {}): ConditionSubject => ({
	pointer,
	label: pointer,
	values: [],
	type: "text",
	...more,
});
const choices = (count: number) => Array.from({ length: count }, (_, at) => ({ value: at, label: `No. ${at}` }));

describe("the ways to compare a subject", () => {
	it.each<[string, Partial<ConditionSubject>, string, boolean]>([
		["that is there or not", { type: "presence" }, "answered", false],
		["of several values", { type: "list" }, "includes", false],
		["of a number", { type: "number" }, "is", false],
		["of two values", { values: choices(2) }, "is", false],
		["of more values", { values: choices(3) }, "is", true],
	])("begin with the usual one: %s", (_, more, first, severalAtOnce) => {
		const ways = comparisonsOf(subject("/form/a", more));
		expect([ways[0], ways.includes("one_of"), ways.includes("at_least")]).toEqual([
			...[first, severalAtOnce, more.type === "number"],
		]);
		expect(ways).toEqual(expect.arrayContaining(["answered", "unanswered"]));
	});
});

describe("the first thing to compare", () => {
	const plain = subject("/form/plain");
	const few = subject("/form/few", { values: choices(8) });
	const many = subject("/form/many", { values: choices(9) });

	it("is one of few values, with the first of them", () => {
		expect(firstPart([plain, many, few], new Set())).toEqual({ subject: "/form/few", comparison: "is", values: [0] });
	});

	it("is else the first that is not compared yet, whether it is answered where it has no values", () => {
		const part = { subject: "/form/plain", comparison: "answered", values: [] };
		expect(firstPart([many, plain, few], new Set(["/form/few", "/form/many"]))).toEqual(part);
		expect(firstPart([plain, many], new Set())).toEqual(part);
	});

	it("is the first of all where all are compared, and none where there is none", () => {
		expect(firstPart([many], new Set(["/form/many"]))?.subject).toBe("/form/many");
		expect(firstPart([], new Set())).toBeNull();
	});
});

describe("the fields that a condition can be about", () => {
	const text = () => ({ type: "string" });
	const row = { type: "object", properties: { kind: { enum: ["a", "b"] }, other: text() } };
	const form: JsonObject = {
		schema: {
			properties: {
				name: text(),
				count: { type: "integer" },
				agreed: { type: "boolean" },
				tags: { type: "array", items: { enum: ["x"] } },
				files: { type: "array", items: text() },
				rows: { type: "array", items: row },
				who: { type: "object", properties: { first: text() } },
			},
		},
	};
	const fields = fieldsOf(form);
	const own = (pointer: string) => fields.find((one) => one.pointer === pointer) ?? null;
	const pointers = (of: string) => fieldSubjects(fields, own(of), i18n).map(({ pointer }) => pointer);

	it("are all but itself, what it holds, and what stands in rows", () => {
		expect(pointers("/who")).toEqual([
			..."name count agreed tags files rows".split(" ").map((name) => `/form/${name}`),
		]);
		expect(pointers("")).toContain("/form/who/first");
	});

	it("are in a row those of the same row, too", () => {
		expect(pointers("/rows/*/other")).toContain("/item/kind");
		expect(pointers("/rows/*/other")).not.toContain("/item/other");
		expect(pointers("/name")).not.toContain("/item/kind");
	});

	it("have the values and the kind that their schemas say", () => {
		const found = fieldSubjects(fields, own("/rows/*/other"), i18n);
		const of = (pointer: string) => found.find((one) => one.pointer === pointer);
		expect("name count agreed tags files who".split(" ").map((name) => of(`/form/${name}`)?.type)).toEqual([
			...["text", "number", "text", "list", "presence", "presence"],
		]);
		expect(of("/form/agreed")?.values).toEqual([
			{ value: true, label: "Yes" },
			{ value: false, label: "No" },
		]);
		expect([of("/item/kind")?.values.length, of("/form/tags")?.values.length, of("/form/files")?.values]).toEqual([
			2,
			1,
			[],
		]);
	});
});

describe("what a condition of a page or of the portal can be about", () => {
	it("is who is there, and what the page names, each once", () => {
		const document = {
			blocks: [
				{ text: { bind: "/data/list/total" }, when: { "/query/page": true, "/user": true } },
				{ bind: "/query/page" },
			],
		};
		expect(pageSubjects(document, i18n).map(({ pointer, label }) => [pointer, label])).toEqual([
			["/user", "Who is logged in"],
			["/data/list/total", "“list › total” of the data"],
			["/query/page", "“page” in the address"],
		]);
	});

	it("is whether the portal sends text messages, and what is named already", () => {
		const condition = { "/config/report/pc/sms_notices": { const: true }, "/config/admin/site": true };
		expect(portalSubjects(condition, i18n).map(({ pointer, label }) => [pointer, label])).toEqual([
			["/config/report/pc/sms_notices", "The portal sends text messages"],
			["/config/admin/site", "“admin › site” of the portal’s settings"],
		]);
	});
});

it("calls questions and their choices as the portal does in the editor's language", () => {
	const words: Record<string, string> = { Pet: "宠物", Dog: "狗" };
	const form = {
		schema: { type: "object", properties: { pet: { type: "string", title: "Pet", enum: ["dog"] } } },
		fields: { "/pet": { choices: [{ value: "dog", label: "Dog" }] } },
	};
	const [pet] = fieldSubjects(fieldsOf(form), null, { ...i18n, portal: (text) => words[text] ?? text });
	expect([pet?.label, pet?.values]).toEqual(["宠物", [{ value: "dog", label: "狗" }]]);
});
