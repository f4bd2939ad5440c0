import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPointer, valueAt } from "../../json/pointer.ts";
import { type FieldPlace, isRuleSatisfied, placeNamed, placesOf, rowOf } from "./places.ts";
import { withPlaces } from "./with-places.ts";
import { withoutPlaces } from "./without-places.ts";

const data = { a: 1, rows: [{ x: 1, in: [{ y: 1 }, { y: 2 }] }, { x: 2 }], odd: { "0": {} } };
const pointersOf = (pattern: string) => placesOf(pattern, data).map(({ pointer }) => pointer);
const at = (...tokens: string[]): FieldPlace => ({ tokens, pointer: toPointer(tokens) });

describe("the places of a field", () => {
	it.each([
		["one, whether anything stands there or not, outside of rows", "/none", ["/none"]],
		["one in each row", "/rows/*/x", ["/rows/0/x", "/rows/1/x"]],
		["the rows themselves", "/rows/*", ["/rows/0", "/rows/1"]],
		["one in each row of each row", "/rows/*/in/*/y", ["/rows/0/in/0/y", "/rows/0/in/1/y"]],
		["none where no rows stand", "/a/*/x", []],
		["none of an object, whatever its names", "/odd/*/x", []],
	])("are %s", (_name, pattern, pointers) => {
		expect(pointersOf(pattern)).toEqual(pointers);
		for (const { tokens, pointer } of placesOf(pattern, data)) expect(toPointer(tokens)).toBe(pointer);
	});

	it("are in the innermost row around them, or in none", () => {
		expect(rowOf({ pointer: "/rows/*/in/*/y" }, at("rows", "0", "in", "1", "y"))).toBe("/rows/0/in/1");
		expect(rowOf({ pointer: "/rows/*/x" }, at("rows", "1", "x"))).toBe("/rows/1");
		expect(rowOf({ pointer: "/a" }, at("a"))).toBeUndefined();
	});

	it("are named in the form or in the row", () => {
		expect(placeNamed("/form/a/b", "/rows/0")).toBe("/a/b");
		expect(placeNamed("/item/x", "/rows/0")).toBe("/rows/0/x");
		expect(placeNamed("/item/x")).toBe("/x");
	});

	it("satisfy a rule while all of its conditions hold, of the form and of their own row", () => {
		const when = [{ "/form/a": { const: 1 } }, { "/item/x": { const: 2 } }];
		const rule = { pointer: "/rows/*/x", when };
		expect(placesOf(rule.pointer, data).map((place) => isRuleSatisfied(rule, place, data))).toEqual([false, true]);
		expect(isRuleSatisfied(rule, at("rows", "1", "x"), { ...data, a: 2 })).toBe(false);
		expect(isRuleSatisfied({ pointer: "/a", when: [{ "/item": false }] }, at("a"), data)).toBe(true);
	});
});

describe("values without some places", () => {
	it("are copied along the way only, and the given ones stay", () => {
		const before = JSON.stringify(data);
		const less = withoutPlaces(data, [at("rows", "0", "x"), at("rows", "0", "in", "1", "y"), at("none", "x")]);
		expect(less).toEqual({ ...data, rows: [{ in: [{ y: 1 }, {}] }, { x: 2 }] });
		expect(JSON.stringify(data)).toBe(before);
		expect(less.odd).toBe(data.odd);
		expect(withoutPlaces(data, [])).toBe(data);
	});

	it("keep every entry of a list, and what all objects inherit", () => {
		expect(withoutPlaces(data, [at("rows", "0"), at("toString", "call"), at("a", "b")])).toEqual(data);
		expect(Object.hasOwn(Object.prototype.toString, "call")).toBe(false);
	});
});

describe("values with others at some places", () => {
	it("have them in groups and rows that are there, and nowhere else", () => {
		const values = [
			...[
				{ place: at("a"), value: 2 },
				{ place: at("rows", "1", "x"), value: 3 },
				{ place: at("new"), value: 4 },
			],
			...[
				{ place: at("rows", "7", "x"), value: 5 },
				{ place: at("none", "x"), value: 6 },
				{ place: at("a", "b"), value: 7 },
			],
		];
		expect(withPlaces(data, values)).toEqual({ ...data, a: 2, rows: [data.rows[0], { x: 3 }], new: 4 });
	});

	it("are the same again where what was taken away is put back", () => {
		const any = [at("a"), ...["/rows/*/x", "/rows/*/in/*/y", "/odd/0"].flatMap((pattern) => placesOf(pattern, data))];
		fc.assert(
			fc.property(fc.subarray(any), (places) => {
				const less = withoutPlaces(data, places);
				for (const { pointer } of places) expect(valueAt(less, pointer)).toBeUndefined();
				const values = places.map((place) => ({ place, value: valueAt(data, place.pointer) }));
				expect(withPlaces(less, values)).toEqual(data);
			}),
			{ seed: 20_260, numRuns: 60 },
		);
	});
});
