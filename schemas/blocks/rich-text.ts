import type { BlockTraits } from "./block-traits.ts";

/** Sanitised HTML of an answer. */
export const richTextBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: "html",
	confirms: false,
	placeLines: 8,
};
