import type { BlockOffer } from "./block-offer.ts";
import type words from "./notice.zh-CN.json";

/** Something to be noticed. */
export const noticeOffer: BlockOffer<keyof typeof words> = {
	rank: 5,
	label: "Notice",
	help: "A coloured box for what must not be missed.",
	icon: "tips",
	options: {},
	begins: (_, { title }) => ({ title }),
	data: null,
	wraps: null,
	example: (t) => ({ text: t("A notice within a page.") }),
};
