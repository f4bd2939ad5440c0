import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-checklist.zh-CN.json";

/** What is to be done with a case in its state, each with a box to tick, and who has ticked it. */
export const caseChecklistOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Checklist of a case",
	help: "What is to be done with a case in its state, each with a box to tick, and who has ticked it.",
	icon: "list",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
