import type { BlockOffer } from "./block-offer.ts";
import { sampleText } from "./sample-parts.ts";
import type words from "./section.zh-CN.json";

/** A titled part of a page. */
export const sectionOffer: BlockOffer<keyof typeof words> = {
	rank: 8,
	label: "Section",
	help: "A titled part that holds others.",
	icon: "layer",
	options: { screen_only: "On the screen only", surface: "Background" },
	begins: (_, { title }) => ({ title }),
	data: null,
	wraps: {
		label: "In a section",
		around: (inner, title) => ({ title, blocks: [inner] }),
	},
	example: (t) => ({ blocks: [sampleText(t)] }),
};
