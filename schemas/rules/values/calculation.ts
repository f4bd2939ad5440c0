import type { JsonObject } from "../../json/json.ts";
import { valueAt } from "../../json/pointer.ts";
import type { Calculation, CountOf, FieldOptions, Term, TierOf } from "../../types.gen.ts";
import { placesOf } from "./places.ts";

/** Whether an answer is made of others, as a text or as a number: nobody types it. */
export const isMade = ({ computed, calculated }: FieldOptions): boolean =>
	computed !== undefined || calculated !== undefined;

/** All that stands at a pointer into the scope, with * for any row. */
const standsAt = (pointer: string, scope: JsonObject): unknown[] =>
	placesOf(pointer, scope).map((place) => valueAt(scope, place.pointer));

const asNumber = (value: unknown): number | undefined =>
	typeof value === "number" && Number.isFinite(value) ? value : undefined;

const known = (numbers: readonly (number | undefined)[]): number[] => numbers.filter((one) => one !== undefined);

/** The numbers that a term stands for; undefined for each one that is missing. */
function numbersOf(term: Term, scope: JsonObject): (number | undefined)[] {
	if (typeof term === "number") return [term];
	if (typeof term === "string") return standsAt(term, scope).map(asNumber);
	return [calculate(term, scope)];
}

function sum(numbers: readonly (number | undefined)[]): number | undefined {
	const all = known(numbers);
	return all.length === 0 ? undefined : all.reduce((total, one) => total + one, 0);
}

const product = (numbers: readonly (number | undefined)[]): number | undefined =>
	numbers.reduce((total, one) => (total === undefined || one === undefined ? undefined : total * one), 1);

/** How many entries or answers there are; of yes and no, how many are yes. */
const count = (values: readonly unknown[]): number =>
	values.reduce<number>((total, one) => {
		if (Array.isArray(one)) return total + one.length;
		return one === undefined || one === null || one === false ? total : total + 1;
	}, 0);

/** What binary fractions are off by stands far behind the point of any amount. */
const CLEAN = 10;

/**
 * A number with so many places, halves away from zero as people reckon; what is off in binary alone is cleared first.
 */
function rounded(value: number, decimals: number): number {
	const clean = Number(value.toFixed(CLEAN));
	const moved = Number(`${Math.abs(clean)}e${decimals}`);
	if (decimals >= CLEAN || !Number.isFinite(moved)) return clean;
	return Math.sign(clean) * Number(`${Math.round(moved)}e-${decimals}`) || 0;
}

const extreme = (numbers: readonly (number | undefined)[], pick: (...all: number[]) => number): number | undefined => {
	const all = known(numbers);
	return all.length === 0 ? undefined : pick(...all);
};

/** The value of the first row of a table that a number is not above. */
function tier({ tier_of, tiers }: TierOf, scope: JsonObject): number | undefined {
	const [number] = numbersOf(tier_of, scope);
	if (number === undefined) return undefined;
	const row = tiers.find(({ up_to }) => up_to === undefined || number <= up_to);
	return row === undefined ? undefined : numbersOf(row.value, scope)[0];
}

function calculated(calculation: Exclude<Calculation, CountOf>, scope: JsonObject): number | undefined {
	const all = (terms: readonly Term[]) => terms.flatMap((term) => numbersOf(term, scope));
	if ("sum" in calculation) return sum(all(calculation.sum));
	if ("product" in calculation) return product(all(calculation.product));
	if ("max" in calculation) return extreme(all(calculation.max), Math.max);
	return "min" in calculation ? extreme(all(calculation.min), Math.min) : tier(calculation, scope);
}

/**
 * A number made of the answers in the scope; undefined where there is nothing to make it of. The same on both sides.
 */
export function calculate(calculation: Calculation, scope: JsonObject): number | undefined {
	if ("count" in calculation) return count(standsAt(calculation.count, scope));
	const found = calculated(calculation, scope);
	if (found === undefined || !Number.isFinite(found)) return undefined;
	return rounded(found, "decimals" in calculation ? (calculation.decimals ?? CLEAN) : CLEAN);
}

/** The pointers that a calculation reads; those of which it takes only the count are told apart. */
export function pointersIn(term: Term): { pointer: string; counted: boolean }[] {
	if (typeof term === "string") return [{ pointer: term, counted: false }];
	if (typeof term === "number") return [];
	if ("count" in term) return [{ pointer: term.count, counted: true }];
	return termsOf(term).flatMap(pointersIn);
}

function termsOf(calculation: Exclude<Calculation, CountOf>): readonly Term[] {
	if ("sum" in calculation) return calculation.sum;
	if ("product" in calculation) return calculation.product;
	if ("max" in calculation) return calculation.max;
	if ("min" in calculation) return calculation.min;
	return [calculation.tier_of, ...calculation.tiers.map(({ value }) => value)];
}
