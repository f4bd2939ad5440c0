import { describe, expect, it } from "vitest";
import { formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { withPresentNames } from "./former-names.ts";

const text = { type: "string" };
const group = (...names: string[]) => ({
	type: "object",
	properties: Object.fromEntries(names.map((name) => [name, text])),
});
const rows = (...names: string[]) => ({ type: "array", items: group(...names) });
type Properties = Parameters<typeof formOf>[0];
type Former = Record<string, [string, ...string[]]>;

/** Values of a form with some properties, in one with others, some of which had former names. */
const moved = (values: Properties, from: Properties, to: Properties, former: Former) => {
	const fields = Object.fromEntries(Object.entries(former).map(([pointer, formerly]) => [pointer, { formerly }]));
	return withPresentNames(values, formOf(from), formOf(to, { fields }));
};

describe("values that were typed before a field was renamed", () => {
	it("stand under its present name, where it stood among the others", () => {
		const values = moved({ old: 1, b: 2 }, { old: text, b: text }, { a: text, b: text }, { "/a": ["old"] });
		expect(JSON.stringify(values)).toBe('{"a":1,"b":2}');
	});

	it("are taken from the latest of several names that they have", () => {
		const former: Former = { "/a": ["first", "second", "third"] };
		expect(moved({ first: 1, second: 2 }, {}, { a: text }, former)).toEqual({ first: 1, a: 2 });
	});

	it("stay where the present name has a value already", () => {
		expect(moved({ old: 1, a: 2 }, { old: text }, { a: text }, { "/a": ["old"] })).toEqual({ old: 1, a: 2 });
	});

	it("stay where the first version had the present name: the former one is another field there", () => {
		const both = { a: text, old: text };
		expect(moved({ old: 1 }, both, { a: text }, { "/a": ["old"] })).toEqual({ old: 1 });
	});

	it.each([
		["rows of a list that was renamed too", { list: rows("old", "a") }, { list: [{ old: 1 }] }, { rows: [{ old: 1 }] }],
		["a list renamed by its first name", { first: rows("old", "a") }, { first: [{ old: 1 }] }, { rows: [{ old: 1 }] }],
		["a list that keeps its name", { rows: rows("old", "a") }, { rows: [{ old: 1 }] }, { rows: [{ old: 1 }] }],
		[
			"the same, where only the field has another name",
			{ list: rows("old") },
			{ list: [{ old: 1 }] },
			{ rows: [{ a: 1 }] },
		],
		[
			"a list whose former name is another list's",
			{ rows: rows("old"), list: rows("a") },
			{ rows: [{ old: 1 }], list: [{ a: 2 }] },
			{ rows: [{ a: 1 }], list: [{ a: 2 }] },
		],
	])("stay or follow by what the first version had in %s", (_, from, values, expected) => {
		const former: Former = { "/rows": ["first", "list"], "/rows/*/a": ["old"] };
		expect(moved(values, from, { rows: rows("a", "old") }, former)).toEqual(expected);
	});

	it("follow within groups and rows, and with a group that was renamed too", () => {
		const former: Former = { "/rows/*/a": ["old"], "/group/a": ["old"], "/group": ["part"] };
		const from = { rows: rows("old"), part: group("old") };
		const to = { rows: rows("a"), group: group("a") };
		const values = { rows: [{ old: 1 }, { x: 2 }, "no row"], part: { old: 3 } };
		expect(moved(values, from, to, former)).toEqual({ rows: [{ a: 1 }, { x: 2 }, "no row"], group: { a: 3 } });
	});

	it("are left as they are where nothing was renamed, or nothing stands there", () => {
		const values = { b: 1, rows: "none" };
		expect(moved(values, {}, { b: text }, {})).toBe(values);
		expect(moved(values, {}, { a: text }, { "/a": ["old"] })).toBe(values);
		expect(moved(values, {}, { rows: rows("a") }, { "/rows/*/a": ["old"] })).toEqual(values);
		expect(moved(values, {}, { group: group("a") }, { "/group/a": ["toString"] })).toEqual(values);
	});
});
