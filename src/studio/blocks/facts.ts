import type { BlockOffer } from "./block-offer.ts";
import type words from "./facts.zh-CN.json";
import { sampleFacts } from "./sample-parts.ts";

/** Labels with values. */
export const factsOffer: BlockOffer<keyof typeof words> = {
	rank: 16,
	label: "Facts",
	help: "Names with values beside them.",
	icon: "table",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: (t) => ({ items: sampleFacts(t) }),
};
