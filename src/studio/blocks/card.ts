import type { BlockOffer } from "./block-offer.ts";
import type words from "./card.zh-CN.json";

/** A card, a link as a whole where it has one. */
export const cardOffer: BlockOffer<keyof typeof words> = {
	rank: 10,
	label: "Card",
	help: "A box with a title, a link as a whole if wanted.",
	icon: "template-1",
	options: {},
	begins: (_, { text }) => ({ text }),
	data: null,
	wraps: {
		label: "In a card",
		around: (inner, title) => ({ title, blocks: [inner] }),
	},
	example: null,
};
