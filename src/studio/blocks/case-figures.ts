import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-figures.zh-CN.json";

/** How long cases took and how they ended, by category, district and month: one measure drawn as bars, all of them in tables. */
export const caseFiguresOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Figures of cases",
	help: "How long cases took and how they ended, by category, district and month: one measure drawn as bars, all of them in tables.",
	icon: "chart-screen",
	options: { figures: "Figures" },
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
