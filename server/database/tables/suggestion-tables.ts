import type { GeneratedAlways, JSONColumnType } from "kysely";
import type { TimeByDefault } from "./column-types.ts";

/** What was learned of one category: in how many cases, and how many words were counted in them. */
export type LearnedCategory = { code: string; cases: number; words: number };

/** A naive Bayes classifier of categories. */
export type CategoryModel = {
	/** Scores are divided by it before they become probabilities. */
	temperature: number;
	categories: LearnedCategory[];
	/** How many different words there are. */
	vocabulary: number;
	/** By word the categories' indices, each followed by how often the word stood in that category. */
	counts: Record<string, number[]>;
};

/** How a model did with one category's held-out cases; `suggested` is for how many of all it came first. */
export type CategoryFigures = { code: string; learned: number; held_out: number; suggested: number; right: number };

/** How a model did with cases that it had not learned from. */
export type ModelFigures = {
	words: number;
	held_out: number;
	/** How often the category that came first was that of the case, and how often it was among the first three. */
	right: number;
	right_in_three: number;
	/** For how many it was sure enough to suggest a category, and how many of those were right. */
	sure: number;
	sure_right: number;
	categories: CategoryFigures[];
	/** The categories that were taken for one another, the most frequent first. */
	confused: { category: string; taken_for: string; cases: number }[];
};

/** A version of the model. */
export type CategoryModelTable = {
	version: GeneratedAlways<number>;
	trained_at: TimeByDefault;
	cases: number;
	figures: JSONColumnType<ModelFigures>;
	model: JSONColumnType<CategoryModel>;
};
