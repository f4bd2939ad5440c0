/** How what was learned did with one category's cases that were held out; `suggested` is for how many of all it came first. */
export type CategoryOutcome = {
	code: string;
	name: string;
	learned: number;
	held_out: number;
	suggested: number;
	right: number;
};

/** A version of what was learned from closed cases, and how it did with those that were held out. */
export type SuggestionVersion = {
	version: number;
	trained_at: string;
	cases: number;
	words: number;
	held_out: number;
	right: number;
	right_in_three: number;
	/** Of how many it was sure enough to suggest a category, and how many of those were right. */
	sure: number;
	sure_right: number;
	categories: readonly CategoryOutcome[];
	confused: readonly { category: string; taken_for: string; cases: number }[];
};

/** Whether categories are suggested, and by what. */
export type SuggestionReport = {
	on: boolean;
	/** The version that was chosen; null for the newest. */
	chosen: number | null;
	/** Whether it is learning now, or about to. */
	training: boolean;
	/** From how likely on a category is suggested, from 0 to 1. */
	min_probability: number;
	/** What the last training found: not `learned` where there were too few closed cases. */
	last: { at: string; cases: number; learned: boolean } | null;
	versions: readonly SuggestionVersion[];
};
