import type { BlockTraits } from "./block-traits.ts";

/** What was asked and answered in a case, in the words of its form and in the reader's language. */
export const answersBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
