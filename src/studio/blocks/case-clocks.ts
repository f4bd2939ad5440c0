import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-clocks.zh-CN.json";

/** The clocks of a case as bars along time, with their pauses. */
export const caseClocksOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Clocks of a case",
	help: "The clocks of a case as bars along time, with their pauses.",
	icon: "time",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
