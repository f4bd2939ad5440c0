import type { BlockOffer } from "./block-offer.ts";
import type words from "./rich-text.zh-CN.json";
import { BY_ADDRESS } from "./sample-parts.ts";

/** Sanitised HTML of an answer. */
export const richTextOffer: BlockOffer<keyof typeof words> = {
	rank: 23,
	label: "Article text",
	help: "Formatted text from the data.",
	icon: "note",
	options: { html: "Formatted text", contents: "Table of contents" },
	begins: null,
	data: {
		name: "article",
		operation: "articlesGetDetail",
		query: { id: BY_ADDRESS },
		reads: (at) => ({ html: `${at}/body` }),
		invents: (t) => ({
			id: "1",
			title: t("A card"),
			summary: t("A few words below the title."),
			cover: null,
			author: t("Counter"),
			views: 128,
			published_at: "2026-01-05T08:00:00Z",
			updated_at: "2026-01-05T08:00:00Z",
			body: `<h2>${t("Good to know")}</h2><p>${t("A few words in this part.")}</p>`,
		}),
	},
	wraps: null,
	example: null,
};
