import type { BlockOffer } from "./block-offer.ts";
import type words from "./grid.zh-CN.json";
import { sampleCard } from "./sample-parts.ts";

/** Blocks side by side; one column on a phone. */
export const gridOffer: BlockOffer<keyof typeof words> = {
	rank: 9,
	label: "Columns",
	help: "Parts side by side.",
	icon: "cols",
	options: { proportions: "Proportions" },
	begins: null,
	data: null,
	wraps: {
		label: "In columns",
		around: (inner) => ({ blocks: [inner] }),
	},
	example: (t) => ({ blocks: [sampleCard(t), sampleCard(t)] }),
};
