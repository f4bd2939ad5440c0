import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-presence.zh-CN.json";

/** Who else has a case open; says that its reader has. */
export const casePresenceOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Who else is here",
	help: "Who else has a case open; says that its reader has.",
	icon: "user",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
