import type { BlockOffer } from "./block-offer.ts";
import type words from "./text.zh-CN.json";

/** A paragraph. */
export const textOffer: BlockOffer<keyof typeof words> = {
	rank: 2,
	label: "Paragraph",
	help: "A few sentences, with links and strong words.",
	icon: "align-left",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
