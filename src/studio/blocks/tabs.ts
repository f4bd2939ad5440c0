import type { BlockOffer } from "./block-offer.ts";
import { sampleFacts, sampleText } from "./sample-parts.ts";
import type words from "./tabs.zh-CN.json";

/** Parts of which one shows; kept in the URL. */
export const tabsOffer: BlockOffer<keyof typeof words> = {
	rank: 11,
	label: "Tabs",
	help: "Parts of which one shows.",
	icon: "tabs",
	options: {},
	begins: null,
	data: null,
	wraps: {
		label: "In tabs",
		around: (inner, title) => ({
			items: ["part-1", "part-2"].map((id, index) => ({ id, title, blocks: index === 0 ? [inner] : [] })),
		}),
	},
	example: (t) => ({
		items: sampleFacts(t).map(({ label }, at) => ({ id: `part-${at}`, title: label, blocks: [sampleText(t)] })),
	}),
};
