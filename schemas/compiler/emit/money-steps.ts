import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { currencyOf } from "../../field-types/money.ts";
import type { JsonObject } from "../../json/json.ts";
import { schemasSetAt } from "../../json/schema-at.ts";
import { isMade } from "../../rules/values/calculation.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { type MoreKeywords, withKeywords } from "./keywords-at.ts";

/** How many decimals an amount has in currencies that are not divided by a hundred (ISO 4217). */
const DECIMALS: ReadonlyMap<string, number> = new Map([
	..."BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0] as const),
	..."BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3] as const),
	..."CLF UYW".split(" ").map((code) => [code, 4] as const),
]);

/** The smallest amount of a field's currency: a cent, a yen. */
const smallestAmount = (options: FieldOptions): number => Number(`1e-${DECIMALS.get(currencyOf(options)) ?? 2}`);

/** Whether a number is so many times another, apart from what binary fractions are off by. */
export function isMultiple(number: number, of: number): boolean {
	const times = number / of;
	return Math.round(times) !== 0 && Math.abs(Math.round(times) - times) <= Math.abs(times) * 2 ** -51;
}

/** An amount: the smallest one of its currency, and what its schema declares. */
export type Amount = { pointer: string; options: FieldOptions; smallest: number; parts: readonly JsonObject[] };

/** The amounts of money of a form. */
export function amountsIn({ schema, fields = {} }: FormDocument): Amount[] {
	return Object.entries(fields).flatMap(([pointer, options]) => {
		if (!options.widget || !FIELD_AUTHORING[options.widget].amount) return [];
		const parts = schemasSetAt(schema, pointer);
		return parts.length === 0 ? [] : [{ pointer, options, smallest: smallestAmount(options), parts }];
	});
}

/** The amounts that are visible. What is made of other values is rounded (rounded-amounts.ts). */
export const moneyFields = (form: FormDocument): Amount[] => amountsIn(form).filter(({ options }) => !isMade(options));

/** What an amount's schema declares it is a multiple of. */
export const multiplesOf = ({ parts }: Amount): number[] =>
	parts.flatMap(({ multipleOf }) => (typeof multipleOf === "number" ? [multipleOf] : []));

/** Whether a schema declares itself which amounts there are: multiples, listed ones. */
const namesAmounts = (own: JsonObject) => ["multipleOf", "enum", "const"].some((keyword) => keyword in own);

/**
 * A form's schema in which amounts have no more decimals than their currency. Where the schema declares what they are
 * multiples of, that counts instead: a price of petrol has a tenth of a cent.
 */
export function withMoneySteps(schema: JsonObject, form: FormDocument): JsonObject {
	const steps = moneyFields(form).flatMap(({ pointer, smallest, parts }): MoreKeywords[] =>
		parts.some(namesAmounts) ? [] : [{ pointer, more: { multipleOf: smallest } }],
	);
	return steps.length === 0 ? schema : withKeywords(schema, steps);
}
