import type { BlockTraits } from "./block-traits.ts";

/** A small chart, with its table behind it. */
export const chartBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: { list: "list", within: ["label", "value"] },
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: 7,
};
