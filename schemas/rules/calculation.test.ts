import { describe, expect, it } from "vitest";
import type { Calculation } from "../types.gen.ts";
import { calculate } from "./calculation.ts";

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
