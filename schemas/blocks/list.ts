import type { BlockTraits } from "./block-traits.ts";

/** A list view. */
export const listBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: "list",
	formatted: null,
	confirms: false,
	placeLines: null,
};
