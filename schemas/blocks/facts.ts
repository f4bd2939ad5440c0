import type { BlockTraits } from "./block-traits.ts";

/** Labels with values. */
export const factsBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
