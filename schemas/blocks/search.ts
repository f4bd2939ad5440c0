import type { BlockTraits } from "./block-traits.ts";

/** A search box that leads to a page. */
export const searchBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
