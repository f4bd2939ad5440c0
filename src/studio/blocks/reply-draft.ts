import type { BlockOffer } from "./block-offer.ts";
import type words from "./reply-draft.zh-CN.json";

/** The reply to a case that colleagues write together: kept on the server as it is written. */
export const replyDraftOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Reply written together",
	help: "The reply to a case that colleagues write together: kept on the server as it is written.",
	icon: "edit",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
