import type { BlockOffer } from "./block-offer.ts";
import type words from "./button.zh-CN.json";

/** A button. */
export const buttonOffer: BlockOffer<keyof typeof words> = {
	rank: 4,
	label: "Button that does something",
	help: "Shares, prints, opens a form.",
	icon: "radio",
	options: {},
	begins: () => ({ actions: [{ do: "share" }] }),
	data: null,
	wraps: null,
	example: null,
};
