import type { BlockOffer } from "./block-offer.ts";
import type words from "./for-each.zh-CN.json";
import { sampleFacts } from "./sample-parts.ts";

/** Blocks once for each entry of a list; /item is the entry. */
export const forEachOffer: BlockOffer<keyof typeof words> = {
	rank: 24,
	label: "Repeat for each entry",
	help: "The same parts for each entry of a list.",
	icon: "refresh-1",
	options: { in: "List it goes over" },
	begins: () => ({ in: "/config/admin/notices" }),
	data: {
		name: "categories",
		operation: "messagesGetCategory",
		query: null,
		reads: (at) => ({
			in: `${at}/list`,
			blocks: [{ type: "card", title: { bind: "/item/name", translate: true } }],
		}),
		invents: (t) => ({ list: sampleFacts(t).map(({ label }) => ({ name: label })) }),
	},
	wraps: null,
	example: null,
};
