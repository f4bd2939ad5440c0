import fc, { type GeneratorValue } from "fast-check";
import type { JsonObject } from "../../../schemas/json/json.ts";

/** Draws values one by one; fast-check can shrink what was drawn. */
export type Draw = GeneratorValue;

type Integers = () => fc.Arbitrary<number>;

/**
 * By their range: what draws compares the arguments of every earlier draw, so it is given none. Without fast-check's
 * preference for the ends of a range, which would make of every likelihood another one.
 */
const integers = new Map<string, Integers>();

function between(min: number, max: number): Integers {
	const made: Integers = integers.get(`${min} ${max}`) ?? (() => fc.noBias(fc.integer({ min, max })));
	integers.set(`${min} ${max}`, made);
	return made;
}

/** A whole number between two, both included. */
export const number = (draw: Draw, min: number, max: number): number => draw(between(min, max));

/** Whether something of this likelihood happens. */
export const chance = (draw: Draw, percent: number): boolean => number(draw, 1, 100) > 100 - percent;

/** One entry of a list that has some. */
export function pick<T>(draw: Draw, list: readonly T[]): T {
	const found = list[number(draw, 0, list.length - 1)];
	if (found === undefined) throw new Error("pick: expected a list with entries");
	return found;
}

/** Some of a list's entries, in its order. */
export const some = <T>(draw: Draw, list: readonly T[], percent = 50): T[] => list.filter(() => chance(draw, percent));

/** Keywords that are there or not. */
export const maybe = (draw: Draw, percent: number, keywords: () => JsonObject): JsonObject =>
	chance(draw, percent) ? keywords() : {};
