import type { BlockTraits } from "./block-traits.ts";

/** A card, a link as a whole where it has one. */
export const cardBlockTraits: BlockTraits = {
	heads: "never",
	holds: "shown",
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
