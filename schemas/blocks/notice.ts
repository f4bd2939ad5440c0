import type { BlockTraits } from "./block-traits.ts";

/** Something to be noticed. */
export const noticeBlockTraits: BlockTraits = {
	heads: "never",
	holds: "shown",
	arranges: false,
	entries: null,
	shows: null,
	formatted: null,
	confirms: true,
	placeLines: null,
};
