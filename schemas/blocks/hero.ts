import type { BlockTraits } from "./block-traits.ts";

/** The head of a page. */
export const heroBlockTraits: BlockTraits = {
	heads: "always",
	holds: "shown",
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
