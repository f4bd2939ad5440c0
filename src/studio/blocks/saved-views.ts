import type { BlockOffer } from "./block-offer.ts";
import type words from "./saved-views.zh-CN.json";

/** Questions of the list that were saved, and a way to save the one that is asked now. */
export const savedViewsOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Saved lists",
	help: "Questions of the list that were saved, and a way to save the one that is asked now.",
	icon: "star",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
