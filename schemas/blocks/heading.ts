import type { BlockTraits } from "./block-traits.ts";

/** A heading. */
export const headingBlockTraits: BlockTraits = {
	heads: "at-level-1",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
