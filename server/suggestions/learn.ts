import { createHash } from "node:crypto";
import type { CategoryModel, ModelFigures } from "../database/tables/suggestion-tables.ts";
import { type HeldOut, measure, temperatureFor } from "./measure.ts";
import { countedWords } from "./words.ts";

/** A closed case to learn from. `filer` stands for whoever filed it. */
export type Sample = { id: string; filer: string; category: string; text: string };

/** What came of learning. `model` is null where there were too few cases. */
export type Learned = { cases: number; model: CategoryModel | null; figures: ModelFigures | null };

/** A word is stored that so many people wrote, each counted once: so the names that one of them wrote are not. */
export const MIN_FILERS = 5;

/** A category is learned from so many cases, or not at all. */
export const MIN_CASES = 10;

/** The most frequent words are stored. */
const MAX_WORDS = 20_000;

/** Every fifth case, always the same ones, is held out: the model is measured by it and has not seen it. */
const isHeldOut = (id: string) => createHash("sha256").update(id).digest().readUInt32BE(0) % 5 === 0;

type WordCounts = { total: number; filers: Set<string>; by: Map<string, number> };

/** Counts the words of one case into those of all. */
function countInto(counts: Map<string, WordCounts>, { filer, category }: Sample, words: readonly string[]): void {
	for (const word of words) {
		const found = counts.get(word) ?? { total: 0, filers: new Set<string>(), by: new Map<string, number>() };
		counts.set(word, found);
		found.total += 1;
		found.by.set(category, (found.by.get(category) ?? 0) + 1);
		if (found.filers.size < MIN_FILERS) found.filers.add(filer);
	}
}

/** The words that go into the model, in alphabetical order: nothing else of what was counted leaves this function's callers. */
const frequentWords = (counts: Map<string, WordCounts>) =>
	[...counts]
		.filter(([, { filers }]) => filers.size >= MIN_FILERS)
		.sort(([, a], [, b]) => b.total - a.total)
		.slice(0, MAX_WORDS)
		.sort(([a], [b]) => (a < b ? -1 : 1));

function modelOf(cases: Map<string, number>, counts: Map<string, WordCounts>): CategoryModel | null {
	const learned = [...cases].filter(([, count]) => count >= MIN_CASES).sort(([a], [b]) => (a < b ? -1 : 1));
	if (learned.length < 2) return null;
	const vocabulary = frequentWords(counts);
	const countIn = (by: Map<string, number>, code: string) => by.get(code) ?? 0;
	const categories = learned.map(([code, count]) => ({
		code,
		cases: count,
		words: vocabulary.reduce((sum, [, { by }]) => sum + countIn(by, code), 0),
	}));
	const pairs = (by: Map<string, number>) =>
		categories.flatMap(({ code }, index) => (by.has(code) ? [index, countIn(by, code)] : []));
	const counted = Object.fromEntries(vocabulary.map(([word, { by }]) => [word, pairs(by)]));
	return { temperature: 1, categories, vocabulary: vocabulary.length, counts: counted };
}

/** Learns from cases that are handed over a few at a time. */
export function createLearner() {
	const cases = new Map<string, number>();
	const counts = new Map<string, WordCounts>();
	const heldOut: HeldOut[] = [];
	return {
		add(sample: Sample): void {
			const words = countedWords(sample.text);
			if (words.length === 0) return;
			if (isHeldOut(sample.id)) {
				heldOut.push({ category: sample.category, words });
				return;
			}
			cases.set(sample.category, (cases.get(sample.category) ?? 0) + 1);
			countInto(counts, sample, words);
		},
		finish(): Learned {
			const model = modelOf(cases, counts);
			const learned = [...cases.values()].reduce((sum, count) => sum + count, 0);
			if (!model) return { cases: learned, model, figures: null };
			const measured = { ...model, temperature: temperatureFor(model, heldOut) };
			return { cases: learned, model: measured, figures: measure(measured, heldOut) };
		},
	};
}
