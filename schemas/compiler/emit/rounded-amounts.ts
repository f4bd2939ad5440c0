import type { Calculation, FieldOptions, FormDocument } from "../../types.gen.ts";
import { type Amount, amountsIn, isMultiple, multiplesOf } from "./money-steps.ts";

/** The decimal places that a calculation can be rounded to. */
const PLACES = [0, 1, 2, 3, 4, 5, 6];

/** How many decimals an amount has: those of its currency, or of what its schema declares it is a multiple of. */
function decimalsOf(amount: Amount): number {
	const multiples = multiplesOf(amount);
	const step = multiples.length === 0 ? amount.smallest : Math.min(...multiples);
	return PLACES.find((places) => isMultiple(step, Number(`1e-${places}`))) ?? PLACES.length - 1;
}

/** What is said of the decimals counts; a count has none. */
const rounded = (calculation: Calculation, decimals: number): Calculation =>
	"count" in calculation ? calculation : { decimals, ...calculation };

/**
 * A form in which calculated amounts have no more decimals than their currency, where they do not say how many: a third of
 * ten yuan is 3.33. Said in the form itself, for browser and server calculate by it, and neither has to know the currencies.
 */
export function withRoundedAmounts(form: FormDocument): FormDocument {
	const changed = amountsIn(form).flatMap((amount): [string, FieldOptions][] => {
		const { pointer, options } = amount;
		if (options.calculated === undefined) return [];
		return [[pointer, { ...options, calculated: rounded(options.calculated, decimalsOf(amount)) }]];
	});
	return changed.length === 0 ? form : { ...form, fields: { ...form.fields, ...Object.fromEntries(changed) } };
}
