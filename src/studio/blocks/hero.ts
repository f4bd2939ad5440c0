import type { BlockOffer } from "./block-offer.ts";
import type words from "./hero.zh-CN.json";

/** The head of a page. */
export const heroOffer: BlockOffer<keyof typeof words> = {
	rank: 7,
	label: "Head of a page",
	help: "Large title, text and icon.",
	icon: "template",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: (t) => ({ text: t("A few words below the title.") }),
};
