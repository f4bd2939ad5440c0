import type { BlockOffer } from "./block-offer.ts";
import type words from "./desk-commands.zh-CN.json";

/** The keys of a page for staff, and the palette (Ctrl+K) of all that can be done from it. */
export const deskCommandsOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Keys of the page",
	help: "The keys of a page for staff, and the palette (Ctrl+K) of all that can be done from it.",
	icon: "set",
	options: { forms: "Forms", commands: "Commands", assign: "Hand over" },
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
