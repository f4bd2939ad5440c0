import type { BlockOffer } from "./block-offer.ts";
import type words from "./chart.zh-CN.json";

/** A small chart, with its table behind it. */
export const chartOffer: BlockOffer<keyof typeof words> = {
	rank: 18,
	label: "Chart",
	help: "Numbers as bars.",
	icon: "chart",
	options: { chart: "Chart", value_label: "What is counted" },
	begins: null,
	data: {
		name: "stats",
		operation: "messagesGetStatistics",
		query: null,
		reads: (at) => ({
			list: `${at}/by_month`,
			label: { bind: "/item/month", format: "month" },
			value: "/item/count",
		}),
		invents: () => ({
			by_month: [12, 18, 9, 24].map((count, at) => ({ month: `2026-0${at + 1}`, count, replied: count - 3 })),
		}),
	},
	wraps: null,
	example: null,
};
