import type { CategoryModel, ModelFigures } from "../database/tables/suggestion-tables.ts";
import { classify, type LikelyCategory, MIN_PROBABILITY, probabilitiesOf, scoresOf } from "./classify.ts";

/** A case that a model has not learned from, and the category in which it was closed. */
export type HeldOut = { category: string; words: readonly string[] };

const TEMPERATURES = [1, 1.5, 2, 3, 4, 6, 8, 12, 16];

/** Pairs of categories that are shown. */
const MAX_CONFUSED = 10;

/** The held-out cases of a category that the model knows. */
const within = ({ categories }: CategoryModel, heldOut: readonly HeldOut[]) =>
	heldOut.filter(({ category }) => categories.some(({ code }) => code === category));

/**
 * The temperature at which the probabilities say the most of the held-out cases (the lowest logarithmic loss). Which category
 * comes first does not depend on it, so the shares of right ones are not flattered by choosing it here.
 */
export function temperatureFor(model: CategoryModel, heldOut: readonly HeldOut[]): number {
	const scored = within(model, heldOut).flatMap(({ category, words }) => {
		const scores = scoresOf(model, words);
		return scores ? [{ scores, own: model.categories.findIndex(({ code }) => code === category) }] : [];
	});
	const lossAt = (temperature: number) =>
		scored.reduce(
			(loss, { scores, own }) => loss - Math.log(Math.max(probabilitiesOf(scores, temperature)[own] ?? 0, 1e-12)),
			0,
		);
	const losses = TEMPERATURES.map((temperature) => ({ temperature, loss: lossAt(temperature) }));
	return losses.reduce((best, one) => (one.loss < best.loss ? one : best), { temperature: 1, loss: lossAt(1) })
		.temperature;
}

type Outcome = { category: string; likely: LikelyCategory[] };

const first = ({ likely }: Outcome) => likely[0]?.code;
const isRight = (outcome: Outcome) => first(outcome) === outcome.category;
const isSure = ({ likely }: Outcome) => (likely[0]?.probability ?? 0) >= MIN_PROBABILITY;
const isInThree = ({ likely, category }: Outcome) => likely.slice(0, 3).some(({ code }) => code === category);

/** Which categories were taken for which, the most frequent first. */
function confusedOf(outcomes: readonly Outcome[]): ModelFigures["confused"] {
	const pairs = new Map<string, ModelFigures["confused"][number]>();
	for (const outcome of outcomes) {
		const category = outcome.category;
		const taken_for = first(outcome);
		if (taken_for === undefined || taken_for === category) continue;
		const key = JSON.stringify([category, taken_for]);
		pairs.set(key, { category, taken_for, cases: (pairs.get(key)?.cases ?? 0) + 1 });
	}
	return [...pairs.values()].sort((a, b) => b.cases - a.cases).slice(0, MAX_CONFUSED);
}

/** How a model does with cases that it has not learned from. */
export function measure(model: CategoryModel, heldOut: readonly HeldOut[]): ModelFigures {
	const outcomes = within(model, heldOut).map(({ category, words }) => ({ category, likely: classify(model, words) }));
	const count = (...is: ((outcome: Outcome) => boolean)[]) =>
		outcomes.filter((outcome) => is.every((one) => one(outcome))).length;
	return {
		words: model.vocabulary,
		held_out: outcomes.length,
		right: count(isRight),
		right_in_three: count(isInThree),
		sure: count(isSure),
		sure_right: count(isSure, isRight),
		categories: model.categories.map(({ code, cases }) => ({
			code,
			learned: cases,
			held_out: count(({ category }) => category === code),
			suggested: count((outcome) => first(outcome) === code),
			right: count(isRight, ({ category }) => category === code),
		})),
		confused: confusedOf(outcomes),
	};
}
