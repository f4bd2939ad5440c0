import type words from "./answers.zh-CN.json";
import type { BlockOffer } from "./block-offer.ts";
import { BY_ADDRESS } from "./sample-parts.ts";

/** What was asked and answered in a case, in the words of its form and in the reader's language. */
export const answersOffer: BlockOffer<keyof typeof words> = {
	rank: 15,
	label: "Answers",
	help: "What was asked and answered.",
	icon: "form",
	options: {},
	begins: null,
	data: {
		name: "message",
		operation: "messagesGetDetail",
		query: { id: BY_ADDRESS },
		reads: (at) => ({ list: `${at}/answers` }),
		invents: (t) => ({
			answers: [
				{ name: "/hours", label: t("Opening hours"), value: "", text: t("Monday to Friday, 9:00 to 17:00") },
				{ name: "/phone", label: t("Telephone"), value: "12345", text: "12345" },
			],
		}),
	},
	wraps: null,
	example: null,
};
