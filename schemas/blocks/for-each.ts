import type { BlockTraits } from "./block-traits.ts";

/** Blocks once for each entry of a list; /item is the entry. */
export const forEachBlockTraits: BlockTraits = {
	heads: "never",
	holds: "repeated",
	arranges: false,
	entries: { list: "in", within: ["blocks"] },
	shows: null,
	formatted: null,
	confirms: false,
	placeLines: null,
};
