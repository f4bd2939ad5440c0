import { asObject, asString } from "../../../schemas/json/json.ts";
import type { BlockOffer } from "./block-offer.ts";
import type words from "./search.zh-CN.json";

/** A search box that leads to a page. */
export const searchOffer: BlockOffer<keyof typeof words> = {
	rank: 19,
	label: "Search field",
	help: "Leads to the results.",
	icon: "search",
	options: {},
	begins: (documents) => {
		const { path, parameter } = asObject(Object.values(documents).find(({ kind }) => kind === "site")?.search);
		return { to: asString(path) ?? "/", parameter: asString(parameter) ?? "keyword" };
	},
	data: null,
	wraps: null,
	example: null,
};
