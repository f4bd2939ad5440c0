import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-bulk.zh-CN.json";

/** A step over all cases that the list asks for, with its progress and what was refused. */
export const caseBulkOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "A step for many cases",
	help: "A step over all cases that the list asks for, with its progress and what was refused.",
	icon: "ok-circle",
	options: {},
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
