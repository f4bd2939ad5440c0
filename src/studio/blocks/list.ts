import type { BlockOffer } from "./block-offer.ts";
import type words from "./list.zh-CN.json";
import { firstOfKind } from "./sample-parts.ts";

/** A list view. */
export const listOffer: BlockOffer<keyof typeof words> = {
	rank: 13,
	label: "List",
	help: "A list view: articles, cases, projects.",
	icon: "list",
	options: { compact: "Compact", page_parameter: "Parameter of the page number", except: "Left out" },
	begins: (documents) => ({ view: firstOfKind(documents, "view", "list") }),
	data: null,
	wraps: null,
	example: null,
};
