import type { BlockTraits } from "./block-traits.ts";

/** Numbered steps that explain how something works. */
export const processBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
