import type { BlockOffer } from "./block-offer.ts";
import type words from "./form.zh-CN.json";
import { firstOfKind } from "./sample-parts.ts";

/** A form. */
export const formOffer: BlockOffer<keyof typeof words> = {
	rank: 12,
	label: "Form",
	help: "A form of the portal.",
	icon: "form",
	options: {},
	begins: (documents) => ({ form: firstOfKind(documents, "form") }),
	data: null,
	wraps: null,
	example: null,
};
