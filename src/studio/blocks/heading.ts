import type { BlockOffer } from "./block-offer.ts";
import type words from "./heading.zh-CN.json";

/** A heading. */
export const headingOffer: BlockOffer<keyof typeof words> = {
	rank: 1,
	label: "Heading",
	help: "A heading within the page.",
	icon: "fonts-strong",
	options: { level: "Level" },
	begins: () => ({ level: 2 }),
	data: null,
	wraps: null,
	example: (_, label) => ({ text: label }),
};
