import type words from "./attachments.zh-CN.json";
import type { BlockOffer } from "./block-offer.ts";
import { BY_ADDRESS } from "./sample-parts.ts";

/** Files to look at or download. */
export const attachmentsOffer: BlockOffer<keyof typeof words> = {
	rank: 22,
	label: "Files",
	help: "A list of files to open.",
	icon: "file",
	options: {},
	begins: null,
	data: {
		name: "message",
		operation: "messagesGetDetail",
		query: { id: BY_ADDRESS },
		reads: (at) => ({ list: `${at}/attachments` }),
		invents: () => ({
			attachments: [
				{ id: "a", url: "/", name: "plan.pdf", size: 320_000, mime: "application/pdf", thumbnail_url: null },
			],
		}),
	},
	wraps: null,
	example: null,
};
