import type { BlockTraits } from "./block-traits.ts";

/** A detail view. */
export const detailBlockTraits: BlockTraits = {
	heads: "always",
	holds: null,
	arranges: false,
	entries: null,
	shows: "detail",
	formatted: null,
	confirms: false,
	placeLines: null,
};
