import type { CategoryModel, LearnedCategory } from "../database/tables/suggestion-tables.ts";

/** A category, and how likely a text is of it: all of a text's add up to 1. */
export type LikelyCategory = { code: string; probability: number };

/** A category is suggested where it is at least so likely. */
export const MIN_PROBABILITY = 0.6;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How often a word stood in each category, in the order of the categories. */
function countsOf({ counts, categories }: CategoryModel, word: string): number[] {
	const row = categories.map(() => 0);
	const pairs = counts[word] ?? [];
	for (let at = 0; at + 1 < pairs.length; at += 2) row[pairs[at] ?? 0] = pairs[at + 1] ?? 0;
	return row;
}

/**
 * The logarithm of how likely each category and these words are together, up to a constant: multinomial naive Bayes, each word
 * counted as often as it stands there, one added to every count (Laplace). Words that were not learned say nothing; null
 * where none was.
 */
export function scoresOf(model: CategoryModel, words: readonly string[]): number[] | null {
	const known = words.filter((word) => Object.hasOwn(model.counts, word));
	if (known.length === 0) return null;
	const cases = sum(model.categories.map((one) => one.cases));
	const rows = known.map((word) => countsOf(model, word));
	const scoreOf = (category: LearnedCategory, index: number) =>
		Math.log(category.cases / cases) +
		sum(rows.map((row) => Math.log(((row[index] ?? 0) + 1) / (category.words + model.vocabulary))));
	return model.categories.map(scoreOf);
}

/** Scores as probabilities. Words do not come independently of each other: undivided, nearly all would be near 0 or 1. */
export function probabilitiesOf(scores: readonly number[], temperature: number): number[] {
	const highest = Math.max(...scores);
	const weights = scores.map((score) => Math.exp((score - highest) / temperature));
	const total = sum(weights);
	return weights.map((weight) => weight / total);
}

/** The categories of a model by how likely words are of them, the likeliest first; none where no word was learned. */
export function classify(model: CategoryModel, words: readonly string[]): LikelyCategory[] {
	const scores = scoresOf(model, words);
	if (!scores) return [];
	const probabilities = probabilitiesOf(scores, model.temperature);
	return model.categories
		.map(({ code }, index) => ({ code, probability: probabilities[index] ?? 0 }))
		.sort((a, b) => b.probability - a.probability);
}
