import type { BlockTraits } from "./block-traits.ts";

/** A paragraph. */
export const textBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
