import type { BlockOffer } from "./block-offer.ts";
import type words from "./picture-redaction.zh-CN.json";

/** The pictures of a case, each with what is drawn over it before everybody sees it. */
export const pictureRedactionOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Covering parts of pictures",
	help: "The pictures of a case, each with what is drawn over it before everybody sees it.",
	icon: "picture",
	options: { publication: "Publication" },
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
