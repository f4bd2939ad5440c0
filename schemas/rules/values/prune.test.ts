import { describe, expect, test } from "vitest";
import { artefactOf, formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { pruneHidden } from "./prune.ts";

const text = { type: "string" };
const when = (pointer: string, schema: boolean | Record<string, unknown>) => ({ when: { [pointer]: schema } });

describe("pruneHidden", () => {
	test("leaves values alone when nothing is hidden", () => {
		const data = { a: "x" };
		expect(pruneHidden(artefactOf(formOf({ a: text })), data)).toBe(data);
	});

	test("drops what hangs on what it dropped", () => {
		const fields = {
			"/b": when("/form/a", { const: "yes" }),
			"/c": when("/form/b", true),
			"/d": when("/form/c", true),
		};
		const form = artefactOf(formOf({ a: text, b: text, c: text, d: text }, { fields }));
		expect(pruneHidden(form, { a: "no", b: "1", c: "2", d: "3" })).toEqual({ a: "no" });
		expect(pruneHidden(form, { a: "yes", b: "1", c: "2", d: "3" })).toEqual({ a: "yes", b: "1", c: "2", d: "3" });
	});

	test("keeps a value that is visible because another is dropped", () => {
		const fields = { "/b": when("/form/a", { const: "yes" }), "/c": when("/form/b", false) };
		const form = artefactOf(formOf({ a: text, b: text, c: text }, { fields }));
		expect(pruneHidden(form, { a: "no", b: "1", c: "2" })).toEqual({ a: "no", c: "2" });
	});

	test("keeps what hangs on a value that was hidden only until another was dropped", () => {
		const fields = {
			"/b": when("/form/a", { const: "yes" }),
			"/c": when("/form/b", false),
			"/d": when("/form/c", true),
		};
		const form = artefactOf(formOf({ a: text, b: text, c: text, d: text }, { fields }));
		expect(pruneHidden(form, { a: "no", b: "1", c: "2", d: "3" })).toEqual({ a: "no", c: "2", d: "3" });
	});

	test.each([
		["one of the two that it reads", { "/form/a": { const: "no" }, "/form/b": true }],
		["the form as a whole", { "/form": { required: ["b"] } }],
	])("validates a rule again when there changed %s", (_, reading) => {
		const fields = { "/b": when("/form/a", { const: "yes" }), "/c": { when: reading } };
		const form = artefactOf(formOf({ a: text, b: text, c: text }, { fields }));
		expect(pruneHidden(form, { a: "no", b: "1", c: "2" })).toEqual({ a: "no" });
	});

	test("is the same object where only a field without a value is hidden", () => {
		const data = { a: "no" };
		const fields = { "/b": when("/form/a", { const: "yes" }) };
		expect(pruneHidden(artefactOf(formOf({ a: text, b: text }, { fields })), data)).toBe(data);
	});

	test("settles when fields hide one another in a circle", () => {
		const fields = { "/a": when("/form/b", false), "/b": when("/form/a", true) };
		const form = artefactOf(formOf({ a: text, b: text }, { fields }));
		const once = pruneHidden(form, { a: "1", b: "2" });
		expect(pruneHidden(form, once)).toEqual(once);
		expect(Object.keys(once).length).toBeLessThan(2);
	});

	test("settles when a fixed place of a list is hidden, which stays, beside fields in a circle", () => {
		const fields = { "/a": when("/form/a", false), "/list/0": when("/form/b", false) };
		const list = { type: "array", prefixItems: [text, text] };
		const form = artefactOf(formOf({ a: text, b: text, list }, { fields }));
		expect(pruneHidden(form, { a: "1", b: "2", list: ["x", "y"] })).toEqual({ b: "2", list: ["x", "y"] });
	});

	test("validates each row of a repeat group by itself", () => {
		const rows = { type: "array", items: { type: "object", properties: { kind: text, other: text } } };
		const form = artefactOf(formOf({ rows }, { fields: { "/rows/*/other": when("/item/kind", { const: "other" }) } }));
		const data = {
			rows: [
				{ kind: "other", other: "x" },
				{ kind: "hole", other: "y" },
			],
		};
		expect(pruneHidden(form, data)).toEqual({ rows: [{ kind: "other", other: "x" }, { kind: "hole" }] });
	});

	test("drops in a row what hangs on what was dropped from it", () => {
		const rows = { type: "array", items: { type: "object", properties: { b: text, c: text } } };
		const fields = { "/rows/*/b": when("/form/a", { const: "yes" }), "/rows/*/c": when("/item/b", true) };
		const form = artefactOf(formOf({ a: text, rows }, { fields }));
		const data = { rows: [{ b: "1", c: "2" }, { c: "3" }] };
		expect(pruneHidden(form, { ...data, a: "no" })).toEqual({ a: "no", rows: [{}, {}] });
		expect(pruneHidden(form, { ...data, a: "yes" })).toEqual({ a: "yes", rows: [{ b: "1", c: "2" }, {}] });
	});

	test("drops every value of a step that is not reached", () => {
		const one = { id: "one", title: "One", fields: ["a"] };
		const two = { id: "two", title: "Two", fields: ["b"], ...when("/form/a", { const: "yes" }) };
		const form = artefactOf(formOf({ a: text, b: text }, { steps: [one, two] }));
		expect(pruneHidden(form, { a: "no", b: "1" })).toEqual({ a: "no" });
	});
});
