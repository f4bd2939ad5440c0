import type { BlockOffer } from "./block-offer.ts";
import { BY_ADDRESS } from "./sample-parts.ts";
import type words from "./timeline.zh-CN.json";

/** Entries along time. */
export const timelineOffer: BlockOffer<keyof typeof words> = {
	rank: 20,
	label: "Timeline",
	help: "What happened, newest last.",
	icon: "time",
	options: {},
	begins: null,
	data: {
		name: "flow",
		operation: "messageFlowList",
		query: { message_id: BY_ADDRESS },
		reads: (at) => ({ list: `${at}/list` }),
		invents: (t) => {
			const step = { from_status: null, note: "", actor: t("Counter"), attachments: [] };
			return {
				list: [
					{ ...step, id: "1", action: "submit", to_status: "submitted", created_at: "2026-01-05T08:00:00Z" },
					{ ...step, id: "2", action: "accept", to_status: "accepted", created_at: "2026-01-06T09:30:00Z" },
				],
			};
		},
	},
	wraps: null,
	example: null,
};
