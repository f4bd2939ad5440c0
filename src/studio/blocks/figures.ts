import type { BlockOffer } from "./block-offer.ts";
import type words from "./figures.zh-CN.json";

/** Numbers that matter. */
export const figuresOffer: BlockOffer<keyof typeof words> = {
	rank: 17,
	label: "Figures",
	help: "Large numbers with what they count.",
	icon: "chart-screen",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: (t) => ({
		items: [
			{ label: t("Cases this year"), value: "1284" },
			{ label: t("Answered in time"), value: "96 %" },
		],
	}),
};
