import type { BlockOffer } from "./block-offer.ts";
import type words from "./process.zh-CN.json";

/** Numbered steps that explain how something works. */
export const processOffer: BlockOffer<keyof typeof words> = {
	rank: 21,
	label: "How cases go on",
	help: "The states of the workflow as steps.",
	icon: "transfer",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
