import type { BlockOffer } from "./block-offer.ts";
import type words from "./detail.zh-CN.json";
import { firstOfKind } from "./sample-parts.ts";

/** A detail view. */
export const detailOffer: BlockOffer<keyof typeof words> = {
	rank: 14,
	label: "Details of one thing",
	help: "A detail view.",
	icon: "read",
	options: {},
	begins: (documents) => ({ view: firstOfKind(documents, "view", "detail") }),
	data: null,
	wraps: null,
	example: null,
};
