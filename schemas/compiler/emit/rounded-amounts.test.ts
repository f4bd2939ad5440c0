import { expect, test } from "vitest";
import { createTranslator } from "../../i18n/translator.ts";
import { visibleValues } from "../../rules/values/computed.ts";
import type { Calculation, FieldOptions, FormDocument } from "../../types.gen.ts";
import { changed, type Json } from "../changed-portal.fixture.ts";
import { compile } from "../index.ts";
import { withRoundedAmounts } from "./rounded-amounts.ts";
import { formOf, validatorOf } from "./run-validator.fixture.ts";

const number = { type: "number", title: "Number" };
const translator = createTranslator({ locale: "en-US" });

/** What browser and server make of a third of ten, added to a little. */
async function made(options: FieldOptions, schema: object = number) {
	const share: FieldOptions = { calculated: { sum: [{ product: ["/form/whole", 1 / 3] }, 0.000_04] } };
	const form = withRoundedAmounts(
		formOf(
			{ whole: number, share: { ...schema } },
			{ fields: { "/share": { widget: "money", ...share, ...options } } },
		),
	);
	const values = visibleValues({ document: form }, { whole: 10 }, translator);
	expect((await validatorOf(form))({ ...values })).toBe(true);
	return values.share;
}

test.each<[string | undefined, number]>([
	[undefined, 3.33],
	["CNY", 3.33],
	["JPY", 3],
	["KWD", 3.333],
	["CLF", 3.3334],
])("a calculated amount in %s has the decimals of its currency", async (currency, amount) => {
	expect(await made(currency === undefined ? {} : { currency })).toBe(amount);
});

test("what is said of decimals, or of multiples, counts instead", async () => {
	expect(await made({ currency: "EUR", calculated: { product: ["/form/whole", 1 / 3], decimals: 1 } })).toBe(3.3);
	expect(await made({ currency: "EUR" }, { ...number, multipleOf: 0.001 })).toBe(3.333);
	expect(await made({ currency: "EUR" }, { ...number, multipleOf: 1 })).toBe(3);
});

test("two prices that are no binary fractions add up to what people calculate", async () => {
	expect(await made({ calculated: { sum: [0.1, 0.2] } })).toBe(0.3);
	expect(await made({ calculated: { product: [1.005, 100, 0.01] } })).toBe(1.01);
});

test("no other number is rounded, nor a count of rows", async () => {
	const exact = 10 / 3;
	const calculated: Calculation = { product: ["/form/whole", 1 / 3] };
	expect(await made({ widget: "number", calculated })).toBeCloseTo(exact, 9);
	expect(await made({ currency: "JPY", calculated: { count: "/form/whole" } })).toBe(1);
});

test("a release says of each calculated amount how many decimals it has", () => {
	const thirds: Json = { product: ["/item/price", 1 / 3] };
	const sources = changed("forms/computed.json", ["fields", "/things/*/cost", "calculated"], thirds, "form-computed");
	const { release } = compile(sources);
	const file = release?.files.find(({ name }) => name === `${release.manifest.forms.computed?.artefact}.json`);
	const { document }: { document: FormDocument } = JSON.parse(file?.body ?? "{}");
	expect(document.fields?.["/things/*/cost"]?.calculated).toEqual({ product: ["/item/price", 1 / 3], decimals: 2 });
});
