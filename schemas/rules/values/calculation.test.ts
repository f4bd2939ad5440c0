import { describe, expect, it } from "vitest";
import type { Calculation, FieldOptions, TierOf } from "../../types.gen.ts";
import { calculate, isMade, pointersIn } from "./calculation.ts";

const rows = [
	{ n: 3, price: 19.99, ok: true },
	{ n: 2, ok: false },
	{ price: 0.1, ok: true },
];
const scope = { form: { rows, a: 0.1, b: 0.2, text: "7" }, item: { n: 2, price: 1.005 } };

describe("calculate", () => {
	it.each<[string, Calculation, number | undefined]>([
		["adds numbers as people do, not as binary fractions", { sum: ["/form/a", "/form/b"] }, 0.3],
		["adds what each row has, and leaves out what is missing", { sum: ["/form/rows/*/n", "/form/gone"] }, 5],
		["has nothing where nothing is there to add", { sum: ["/form/gone", "/form/text"] }, undefined],
		["multiplies the answers of a row", { product: ["/item/n", "/item/price"] }, 2.01],
		["has nothing where a factor is missing", { product: ["/item/n", "/form/gone"] }, undefined],
		["subtracts by a factor below zero", { sum: [10, { product: [-1, "/form/a"] }] }, 9.9],
		["rounds halves away from zero", { product: ["/item/price"], decimals: 2 }, 1.01],
		["rounds below zero alike", { product: [-1, "/item/price"], decimals: 2 }, -1.01],
		["rounds to whole numbers, never to minus zero", { product: [-0.2], decimals: 0 }, 0],
		["counts rows", { count: "/form/rows" }, 3],
		["counts the rows that say yes", { count: "/form/rows/*/ok" }, 2],
		["counts none of what is not there", { count: "/form/gone" }, 0],
		["has no number beyond all bounds", { product: [1e200, 1e200] }, undefined],
	])("%s", (_name, calculation, result) => {
		expect(calculate(calculation, scope)).toBe(result);
	});
});

it("takes the greatest and the least of what is there", () => {
	const scope = { form: { a: 3, b: 7 } };
	expect(calculate({ max: ["/form/a", "/form/b", "/form/none", 5] }, scope)).toBe(7);
	expect(calculate({ min: [{ sum: ["/form/a", 1] }, "/form/b"] }, scope)).toBe(4);
	expect(calculate({ max: ["/form/none"] }, scope)).toBeUndefined();
});

it("looks a number up in a table of tiers", () => {
	const tiers: TierOf["tiers"] = [
		{ up_to: 10, value: 5 },
		{ up_to: 20, value: { product: ["/form/kg", 2] } },
	];
	const fee = (kg: number | undefined, more: { value: number }[] = []) =>
		calculate({ tier_of: "/form/kg", tiers: [...tiers, ...more] }, { form: { kg } });
	expect([fee(0), fee(10), fee(10.5), fee(20), fee(21), fee(undefined)]).toEqual([5, 5, 21, 40, undefined, undefined]);
	expect(fee(21, [{ value: 99 }])).toBe(99);
	expect(pointersIn({ tier_of: "/form/kg", tiers }).map(({ pointer }) => pointer)).toEqual(["/form/kg", "/form/kg"]);
});

it("an answer is made of others where it is computed or calculated", () => {
	const fields: FieldOptions[] = [{ computed: "Text" }, { calculated: { sum: [1] } }, {}, { widget: "text" }];
	expect(fields.map(isMade)).toEqual([true, true, false, false]);
});

it("counts the entries of each list, and nothing that is absent, null or no", () => {
	const rows = [{ x: ["a", "b"] }, { x: [] }, { x: null }, { x: false }, { x: 0 }, {}];
	expect(calculate({ count: "/form/rows/*/x" }, { form: { rows } })).toBe(3);
});

it("tells which answers a calculation reads, how deep they stand in it, and which it only counts", () => {
	const inner: Calculation = { product: ["/form/b", { max: ["/form/c", { min: ["/form/d", 1] }] }] };
	const read = pointersIn({ sum: ["/form/a", inner, { count: "/form/rows" }, 3] });
	expect(read.map(({ pointer, counted }) => (counted ? `count ${pointer}` : pointer))).toEqual([
		...["/form/a", "/form/b", "/form/c", "/form/d"],
		"count /form/rows",
	]);
});
