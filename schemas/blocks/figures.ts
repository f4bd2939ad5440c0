import type { BlockTraits } from "./block-traits.ts";

/** Numbers that matter. */
export const figuresBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
