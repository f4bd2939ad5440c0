import { expect, test } from "vitest";
import type { FieldOptions } from "../../types.gen.ts";
import { changed } from "../changed-portal.fixture.ts";
import { compile } from "../index.ts";
import { formOf, validatorOf } from "./run-validator.fixture.ts";

const amount = { type: "number", title: "Amount" };

async function takes(schema: object, options: FieldOptions, value: unknown): Promise<boolean> {
	const form = formOf({ sum: { ...schema } }, { fields: { "/sum": { widget: "money", ...options } } });
	const validate = await validatorOf(form);
	return validate({ sum: value });
}

test.each([
	["CNY", [0, 1, 0.01, 1250.5, 19.99, -3.2, 12_345_678_901.23], [1.001, 0.005]],
	["JPY", [0, 1, 1200], [0.5, 1200.01]],
	["KWD", [1, 0.001, 5.125], [0.0001]],
	["CLF", [0.0001], [0.000_01]],
])("an amount in %s has as many decimals as the currency", async (currency, good, bad) => {
	for (const value of good) expect([value, await takes(amount, { currency }, value)]).toEqual([value, true]);
	for (const value of bad) expect([value, await takes(amount, { currency }, value)]).toEqual([value, false]);
});

test("an amount without a currency is one in yuan, as it is shown", async () => {
	expect(await takes(amount, {}, 1.01)).toBe(true);
	expect(await takes(amount, {}, 1.001)).toBe(false);
});

test("what a schema declares of multiples counts instead, be it coarser or finer", async () => {
	expect(await takes({ ...amount, multipleOf: 0.001 }, { currency: "EUR" }, 1.799)).toBe(true);
	expect(await takes({ ...amount, multipleOf: 0.5 }, { currency: "EUR" }, 1.5)).toBe(true);
	expect(await takes({ ...amount, multipleOf: 0.5 }, { currency: "EUR" }, 1.01)).toBe(false);
	expect(await takes({ type: "number", enum: [0.125] }, { currency: "EUR" }, 0.125)).toBe(true);
});

test("no other number has the decimals of a currency, nor has an amount that is made of others", async () => {
	expect(await takes(amount, { widget: "number", currency: "JPY" }, 0.5)).toBe(true);
	expect(await takes(amount, { currency: "JPY", calculated: { product: [0.5, 1] } }, 0.5)).toBe(true);
});

test("amounts in rows, and at fixed places of a list, have the decimals of their currency", async () => {
	const rows = { type: "array", items: { type: "object", properties: { sum: amount } } };
	const pair = { type: "array", prefixItems: [amount, { type: "number", title: "Share" }], items: false };
	const money: FieldOptions = { widget: "money", currency: "JPY" };
	const validate = await validatorOf(formOf({ rows, pair }, { fields: { "/rows/*/sum": money, "/pair/0": money } }));
	expect(validate({ rows: [{ sum: 5 }], pair: [1, 0.5] })).toBe(true);
	expect(validate({ rows: [{ sum: 5 }, { sum: 0.5 }], pair: [0.5, 1] })).toBe(false);
	expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(["/rows/1/sum", "/pair/0"]);
});

test.each([0.01, 0.001, 0.5, 5, 100, 1e6])("a form may ask for multiples of %s yuan", (multipleOf) => {
	const sources = changed(
		"forms/formats.json",
		["schema", "properties", "sum", "multipleOf"],
		multipleOf,
		"form-formats",
	);
	expect(compile(sources).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});
