import type { BlockTraits } from "./block-traits.ts";

/** A form. */
export const formBlockTraits: BlockTraits = {
	heads: "never",
	holds: null,
	arranges: false,
	entries: null,
	shows: "form",
	formatted: null,
	confirms: false,
	placeLines: 10,
};
