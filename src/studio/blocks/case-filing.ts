import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-filing.zh-CN.json";

/** Takes a case in for somebody: how it came, for whom, and the form that citizens fill in. The draft is the desk's own. */
export const caseFilingOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Taking a case in",
	help: "Takes a case in for somebody: how it came, for whom, and the form that citizens fill in. The draft is the desk's own.",
	icon: "add-circle",
	options: { again_at: "Page for another one", instead_of: "In place of" },
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
