import { describe, expect, test, vi } from "vitest";
import { dayFrom, dayIn } from "../../rules/formats/dates.ts";
import { pruneHidden } from "../../rules/values/prune.ts";
import { artefactOf, formOf, validatorOf } from "./run-validator.fixture.ts";
import { validatorSource } from "./validator.ts";

const keywordsOf = async (form: Parameters<typeof validatorOf>[0], data: unknown) => {
	const validate = await validatorOf(form);
	return validate(data) ? [] : (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
};
const text = { type: "string" };

describe("a validator artefact", () => {
	test("accepts valid values and reports every violation", async () => {
		const form = formOf({ name: { type: "string", minLength: 2 }, age: { type: "integer", minimum: 18 } });
		expect(await keywordsOf(form, { name: "Li", age: 20 })).toEqual([]);
		expect(await keywordsOf(form, { name: "L", age: 2 })).toEqual(["/name minLength", "/age minimum"]);
	});

	test("says AJV's phrase for an error once, however many errors it knows", () => {
		const limited = { type: "string", minLength: 2, maxLength: 5, pattern: "^a" };
		const code = validatorSource(formOf({ a: limited, b: limited, c: limited }), "UTC");
		expect(code.match(/ = note\(/g)?.length).toBeGreaterThan(9);
		expect(code).not.toMatch(/vErrors\.push\(err\d/);
	});

	test("counts characters, not UTF-16 units", async () => {
		expect(await keywordsOf(formOf({ name: { type: "string", maxLength: 2 } }), { name: "😀😀" })).toEqual([]);
	});

	test("compiles a schema that recurses through an array", async () => {
		const $defs = {
			node: {
				type: "object",
				properties: { label: text, children: { type: "array", items: { $ref: "#/$defs/node" } } },
				required: ["label"],
			},
		};
		const form = formOf({ tree: { $ref: "#/$defs/node" } }, {}, { $defs });
		expect(await keywordsOf(form, { tree: { label: "a", children: [{ label: "b", children: [] }] } })).toEqual([]);
		expect(await keywordsOf(form, { tree: { label: "a", children: [{ children: [] }] } })).toEqual([
			"/tree/children/0 required",
		]);
	});

	test.each([
		["mobile", "13800000000", "1380000000"],
		["id-card", "11010519491231002X", "110105194912310021"],
		["date", "2026-11-21", "2026-02-30"],
		["email", "li@example.cn", "li@"],
		["uri", "https://example.cn/a", "example"],
	])("checks the format %s", async (format, good, bad) => {
		const form = formOf({ value: { type: "string", format } });
		expect(await keywordsOf(form, { value: good })).toEqual([]);
		expect(await keywordsOf(form, { value: bad })).toEqual(["/value format"]);
	});

	test.each([
		["date", "2026-11-21"],
		["datetime", "2026-11-21T08:30:00Z"],
		["time", "08:30"],
	] as const)("holds a text that is visible by the widget %s to what that gives", async (widget, good) => {
		const form = formOf({ value: text }, { fields: { "/value": { widget } } });
		expect(await keywordsOf(form, { value: good })).toEqual([]);
		expect(await keywordsOf(form, { value: "\uFFFD" })).toHaveLength(1);
		const own = formOf({ value: { ...text, pattern: "^soon$" } }, { fields: { "/value": { widget } } });
		expect(await keywordsOf(own, { value: "soon" })).toEqual([]);
	});

	test.each([
		[0.01, [0, 0.07, 0.1, 19.99, -19.99, 1250.5, 12_345_678_901.23], [0.005, 19.995, 0.070_000_1, 1_000_000.001]],
		[0.1, [0.3, 0.7, 1.1], [0.35]],
		[3, [0, 9, 1e21, -3e15], [4, 3.000_000_1]],
	])("takes multiples of %s as they are written, not as a computer divides them", async (multipleOf, good, bad) => {
		const form = formOf({ sum: { type: "number", multipleOf } });
		for (const sum of good) expect([sum, await keywordsOf(form, { sum })]).toEqual([sum, []]);
		for (const sum of bad) expect([sum, await keywordsOf(form, { sum })]).toEqual([sum, ["/sum multipleOf"]]);
		const [sum] = bad;
		const validate = await validatorOf(form);
		validate({ sum });
		expect(validate.errors?.[0]?.params).toEqual({ multipleOf });
	});

	test("limits a date by today in the portal's time zone", async () => {
		const today = dayIn("Asia/Shanghai", new Date());
		const form = formOf({ on: { type: "string", format: "date" } }, { fields: { "/on": { not_after: "today" } } });
		expect(await keywordsOf(form, { on: today })).toEqual([]);
		expect(await keywordsOf(form, { on: "2999-01-01" })).toEqual(["/on not_after"]);
		const later = formOf({ on: { type: "string", format: "date" } }, { fields: { "/on": { not_before: "today" } } });
		expect(await keywordsOf(later, { on: today })).toEqual([]);
		expect(await keywordsOf(later, { on: "2001-01-01" })).toEqual(["/on not_before"]);
	});

	test("limits a date with a time by this very moment, not by the end of its day", async () => {
		vi.useFakeTimers({ now: new Date("2026-11-21T04:00:00Z"), toFake: ["Date"] });
		const moment = { type: "string", format: "date-time" };
		const past = formOf({ at: moment }, { fields: { "/at": { not_after: "today" } } });
		expect(await keywordsOf(past, { at: "2026-11-21T04:01:00Z" })).toEqual([]);
		expect(await keywordsOf(past, { at: "2026-11-21T11:00:00Z" })).toEqual(["/at not_after"]);
		const later = formOf({ at: moment }, { fields: { "/at": { not_before: "today" } } });
		expect(await keywordsOf(later, { at: "2026-11-21T11:00:00Z" })).toEqual([]);
		expect(await keywordsOf(later, { at: "2026-11-21T03:00:00Z" })).toEqual(["/at not_before"]);
		vi.useRealTimers();
	});

	test("limits a date by a day that lies months or years from today, and tells which", async () => {
		const limits = { not_before: "-P120Y", not_after: "-P18Y" };
		const form = formOf({ born: { type: "string", format: "date" } }, { fields: { "/born": limits } });
		const today = dayIn("Asia/Shanghai", new Date());
		const latest = dayFrom(today, "-P18Y");
		expect(await keywordsOf(form, { born: latest })).toEqual([]);
		expect(await keywordsOf(form, { born: dayFrom(latest, "P1D") })).toEqual(["/born not_after"]);
		expect(await keywordsOf(form, { born: "1850-01-01" })).toEqual(["/born not_before"]);
		const validate = await validatorOf(form);
		validate({ born: today });
		expect(validate.errors?.[0]?.params).toEqual({ limit: latest });
	});
});

describe("hidden fields", () => {
	const phone = { "/form/by": { const: "phone" } };
	const form = formOf(
		{ by: { enum: ["phone", "mail"] }, number: text },
		{ fields: { "/number": { when: phone } } },
		{ required: ["by", "number"] },
	);

	test("are required only while they are visible", async () => {
		expect(await keywordsOf(form, { by: "phone", number: "1" })).toEqual([]);
		expect(await keywordsOf(form, { by: "mail" })).toEqual([]);
		expect(await keywordsOf(form, { by: "phone" })).toContain(" required");
	});

	test("may not be sent while they are not visible", async () => {
		expect(await keywordsOf(form, { by: "mail", number: "1" })).toContain("/number false schema");
		expect(await keywordsOf(form, pruneHidden(artefactOf(form), { by: "mail", number: "1" }))).toEqual([]);
	});

	test("follow the condition of their step", async () => {
		const stepped = formOf(
			{ by: text, number: text },
			{
				steps: [
					{ id: "a", title: "A", fields: ["by"] },
					{ id: "b", title: "B", fields: ["number"], when: phone },
				],
			},
			{ required: ["number"] },
		);
		expect(await keywordsOf(stepped, { by: "mail" })).toEqual([]);
		expect(await keywordsOf(stepped, { by: "phone" })).toContain(" required");
	});

	test("can be asked for when another value is absent", async () => {
		const absent = formOf(
			{ mail: text, why: text },
			{ fields: { "/why": { when: { "/form/mail": false } } } },
			{ required: ["why"] },
		);
		expect(await keywordsOf(absent, {})).toContain(" required");
		expect(await keywordsOf(absent, { mail: "a" })).toEqual([]);
	});

	test("in a repeat group follow their own row, and the form around it", async () => {
		const rows = {
			type: "array",
			items: { type: "object", properties: { kind: text, other: text }, required: ["kind", "other"] },
		};
		const when = { "/item/kind": { const: "other" }, "/form/detailed": { const: true } };
		const grouped = formOf({ detailed: { type: "boolean" }, rows }, { fields: { "/rows/*/other": { when } } });
		expect(
			await keywordsOf(grouped, { detailed: true, rows: [{ kind: "other", other: "x" }, { kind: "hole" }] }),
		).toEqual([]);
		expect(await keywordsOf(grouped, { detailed: true, rows: [{ kind: "other" }] })).toContain("/rows/0 required");
		expect(await keywordsOf(grouped, { detailed: true, rows: [{ kind: "hole", other: "x" }] })).toContain(
			"/rows/0/other false schema",
		);
		expect(await keywordsOf(grouped, { detailed: false, rows: [{ kind: "other" }] })).toEqual([]);
	});

	test("are not required by required_when while they are hidden", async () => {
		const both = formOf(
			{ by: text, urgent: { type: "boolean" }, number: text },
			{ fields: { "/number": { when: phone, required_when: { "/form/urgent": { const: true } } } } },
		);
		expect(await keywordsOf(both, { by: "mail", urgent: true })).toEqual([]);
		expect(await keywordsOf(both, { by: "phone", urgent: false })).toEqual([]);
		expect(await keywordsOf(both, { by: "phone", urgent: true })).toContain(" required");
	});
});
