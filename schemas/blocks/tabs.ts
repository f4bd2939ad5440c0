import type { BlockTraits } from "./block-traits.ts";

/** Parts of which one shows; kept in the URL. */
export const tabsBlockTraits: BlockTraits = {
	heads: "never",
	holds: "chosen",
	arranges: true,
	entries: null,
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
