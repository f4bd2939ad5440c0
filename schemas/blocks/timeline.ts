import type { BlockTraits } from "./block-traits.ts";

/** Entries along time. */
export const timelineBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
