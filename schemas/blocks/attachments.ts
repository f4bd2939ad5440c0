import type { BlockTraits } from "./block-traits.ts";

/** Files to look at or download. */
export const attachmentsBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
