import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-moves.zh-CN.json";

/** The steps that may be taken with a case: a button for each, which opens its form, and a key. */
export const caseMovesOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Steps of a case",
	help: "The steps that may be taken with a case: a button for each, which opens its form, and a key.",
	icon: "transfer",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
