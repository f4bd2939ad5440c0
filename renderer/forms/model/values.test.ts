import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { asJson, changeValue, createValuesStore, valuePath } from "./values.ts";

const SEED = 4;

/** Values as inputs may leave them: with nothing where JSON has no word for it. */
const { left } = fc.letrec((tie) => ({
	left: fc.oneof(
		{ maxDepth: 3 },
		fc.constantFrom<unknown>(undefined, null, Number.NaN, Number.POSITIVE_INFINITY, 0, 1.5, "", "a", true, false),
		fc.array(tie("left"), { maxLength: 3 }),
		fc.dictionary(fc.constantFrom("a", "b", "c"), tie("left"), { maxKeys: 3 }),
	),
}));

describe("a value as JSON would carry it", () => {
	it("is what arrives where it is sent", () => {
		fc.assert(
			fc.property(left, (value) => {
				expect(asJson({ value })).toEqual(JSON.parse(JSON.stringify({ value })));
			}),
			{ seed: SEED, numRuns: 300 },
		);
	});

	it("is the same object where nothing has to change", () => {
		fc.assert(
			fc.property(left, (value) => {
				const carried = asJson({ value });
				expect(asJson(carried)).toBe(carried);
			}),
			{ seed: SEED, numRuns: 300 },
		);
	});

	it("has null where a list has no entry", () => {
		const list = ["a"];
		list[2] = "c";
		expect([asJson(list), asJson([undefined, 1]), asJson(Number.NaN)]).toEqual([["a", null, "c"], [null, 1], null]);
	});
});

describe("a value at a place", () => {
	const values = { rows: [{ name: "a" }, { name: "b" }], at: { "0": "none" } };

	it.each([
		["/rows/1/name", ["rows", 1, "name"]],
		["/at/0", ["at", "0"]],
		["/rows/name", ["rows", "name"]],
		["/missing/0", ["missing", "0"]],
		["/rows/5/name", ["rows", 5, "name"]],
		["", []],
	])("%s is found by numbers in lists only", (pointer, path) => {
		expect(valuePath(values, pointer)).toEqual(path);
	});

	it("leaves all others the same objects", () => {
		const changed = changeValue(values, ["rows", 1, "name"], "c");
		expect(changed).toEqual({ rows: [{ name: "a" }, { name: "c" }], at: { "0": "none" } });
		expect(Reflect.get(Object(changed), "at")).toBe(values.at);
		expect(values.rows[1]).toEqual({ name: "b" });
		expect(changeValue(values, ["rows", 1, "name"], "b")).toBe(values);
	});

	it.each([
		[{ a: "text" }, ["a", 0], "x", { a: ["x"] }],
		[{ a: { b: 1 } }, ["a", 0], "x", { a: ["x"] }],
		[{ a: null }, ["a", "b"], "x", { a: { b: "x" } }],
		[{ a: [] }, ["a", 1], undefined, { a: [null, null] }],
		[{ a: [1] }, ["a", "b"], "x", { a: { b: "x" } }],
		[{ a: [1] }, ["a", "b", "c"], "x", { a: { b: { c: "x" } } }],
		[{ a: [1] }, ["a", "0"], "x", { a: ["x"] }],
		[{ a: { b: 1 } }, ["a", "b"], undefined, { a: {} }],
		[{ a: {} }, ["a", "b"], null, { a: { b: null } }],
	])("in %j at %j takes %j", (root, path, value, changed) => {
		expect(changeValue(root, path, value)).toEqual(changed);
	});
});

describe("the store of a form's values", () => {
	it("starts with what JSON carries of the first values, of which a person has typed none", () => {
		const values = createValuesStore({ a: undefined, b: [undefined] });
		expect([values.all(), values.touched()]).toEqual([{ b: [null] }, false]);
		expect([values.at("/b/0"), values.at("/c")]).toEqual([null, undefined]);
	});

	it("is as touched as is told where all is replaced, and stays touched by what is typed", () => {
		const values = createValuesStore({ a: 1 });
		values.replace({ a: 2, b: undefined }, true);
		expect([values.all(), values.touched()]).toEqual([{ a: 2 }, true]);
		values.derive(["a"], 3);
		expect(values.touched()).toBe(true);
		values.replace({}, false);
		expect(values.touched()).toBe(false);
	});

	it("tells of a value that changes, and not of one that is put again", () => {
		const values = createValuesStore({ a: 1 });
		const listener = vi.fn();
		const leave = values.subscribe(listener);
		values.derive(["a"], 1);
		expect(listener).not.toHaveBeenCalled();
		values.derive(["a"], 2);
		leave();
		values.derive(["a"], 3);
		expect(listener).toHaveBeenCalledOnce();
	});

	it("counts text that an input has not put yet as typed, and has it put when asked", () => {
		const values = createValuesStore({});
		const leave = values.deferWrite(() => values.put(["a"], "typed"));
		expect([values.touched(), values.all()]).toEqual([true, {}]);
		values.flush();
		expect(values.all()).toEqual({ a: "typed" });
		leave();
		values.replace({}, false);
		values.flush();
		expect([values.touched(), values.all()]).toEqual([false, {}]);
	});
});
