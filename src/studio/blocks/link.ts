import type { BlockOffer } from "./block-offer.ts";
import type words from "./link.zh-CN.json";

/** A link. */
export const linkOffer: BlockOffer<keyof typeof words> = {
	rank: 3,
	label: "Link or button",
	help: "Leads to a page, or outside.",
	icon: "link",
	options: {},
	begins: () => ({ link: { to: "/" } }),
	data: null,
	wraps: null,
	example: null,
};
