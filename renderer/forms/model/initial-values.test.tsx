import { describe, expect, it } from "vitest";
import { loadedForm } from "../../../tests/fixtures/loaded-form.ts";
import { formWith } from "../../../tests/fixtures/render-form.tsx";
import type { Scope } from "../../scope.ts";
import { initialValues, prefillsFrom, withPrefills } from "./first-values.ts";

const text = { type: "string" };
const scope: Scope = {
	route: { path: "/here", locale: "en-US" },
	query: { title: "From the address", empty: "" },
	handed: { code: "4711" },
	config: { admin: { site_name: "Yunting" }, report: {} },
	data: {},
	form: { title: "typed" },
	result: { number: "N1" },
};

describe("what fields are prefilled with", () => {
	const read = prefillsFrom(scope);

	it("is read from who one is, the address, the configuration and the page's data", () => {
		expect(["/query/title", "/handed/code", "/config/admin/site_name", "/route/path"].map(read)).toEqual([
			...["From the address", "4711", "Yunting", "/here"],
		]);
	});

	it("is never read from what is typed, sent or answered", () => {
		expect(["/form/title", "/result/number", "/submission", "", "/data/absent"].map(read)).toEqual(
			Array.from({ length: 5 }, () => undefined),
		);
	});

	const document = formWith(
		{ title: text, count: { type: "integer" }, rows: { type: "array", items: { properties: { name: text } } } },
		{
			fields: {
				"/title": { prefill: "/query/title" },
				"/count": { prefill: "/query/count" },
				"/rows/*/name": { prefill: "/query/name" },
			},
		},
	);
	const from = (found: Record<string, unknown>) => (pointer: string) => found[pointer];

	it("stands at each place that is new, in the rows that there are, in the type that is asked for", () => {
		const found = from({ "/query/title": "T", "/query/count": "3", "/query/name": "N" });
		const values = { rows: [{}, { name: "own" }] };
		expect(withPrefills(document, values, found, (pointer) => pointer !== "/rows/1/name")).toEqual({
			title: "T",
			count: 3,
			rows: [{ name: "N" }, { name: "own" }],
		});
	});

	it.each([[undefined], [null], [""]])("is nothing where %j is found", (found) => {
		const values = { title: "own" };
		expect(withPrefills(document, values, from({ "/query/title": found }), () => true)).toBe(values);
	});

	it("is nothing where it does not fit, or where no place is new", () => {
		const values = { title: "own" };
		expect(withPrefills(document, values, from({ "/query/count": "many" }), () => true)).toBe(values);
		expect(withPrefills(document, values, from({ "/query/title": "T" }), () => false)).toBe(values);
	});
});

describe("the values that a form starts with", () => {
	const start = async (given: Record<string, unknown>, found: Record<string, unknown> = {}) => {
		const properties = { title: { ...text, default: "by default" }, note: text, count: { type: "integer" } };
		const prefilled = { "/title": { prefill: "/query/title" }, "/note": { prefill: "/query/note" } };
		const { artefact } = await loadedForm(formWith(properties, { fields: prefilled }));
		return initialValues(artefact, (pointer) => found[pointer], given, undefined);
	};

	it("are the schema's defaults, unless a field is prefilled, or the block gives a value", async () => {
		expect(await start({})).toEqual({ title: "by default" });
		expect(await start({}, { "/query/title": "prefilled" })).toEqual({ title: "prefilled" });
		expect(await start({ title: "given" }, { "/query/title": "prefilled" })).toEqual({ title: "given" });
	});

	it("are what is given as far as it fits", async () => {
		const given = { count: "3", note: null, unknown: "x", title: undefined };
		expect(await start(given, { "/query/note": "prefilled" })).toEqual({
			title: "by default",
			note: "prefilled",
			count: 3,
		});
		expect(await start({ count: "many" })).toEqual({ title: "by default" });
	});
});
