import type { BlockOffer } from "./block-offer.ts";
import type words from "./image.zh-CN.json";

/** A picture. */
export const imageOffer: BlockOffer<keyof typeof words> = {
	rank: 6,
	label: "Picture",
	help: "With a text for who cannot see it.",
	icon: "picture",
	options: { src: "Address of the picture" },
	begins: () => ({ src: "/favicon.svg" }),
	data: null,
	wraps: null,
	example: null,
};
