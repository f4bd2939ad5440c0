import type { BlockTraits } from "./block-traits.ts";

/** A titled part of a page. */
export const sectionBlockTraits: BlockTraits = {
	heads: "never",
	holds: "shown",
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
