import type { BlockTraits } from "./block-traits.ts";

/** Blocks side by side; one column on a phone. */
export const gridBlockTraits: BlockTraits = {
	heads: "never",
	holds: "shown",
	arranges: true,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
