import type { BlockOffer } from "./block-offer.ts";
import type words from "./case-export.zh-CN.json";

/** Buttons that save the cases that the list asks for now, or the figures, as files. The server decides who may. */
export const caseExportOffer: BlockOffer<keyof typeof words> = {
	rank: null,
	label: "Files to save",
	help: "Buttons that save the cases that the list asks for now, or the figures, as files. The server decides who may.",
	icon: "export",
	options: { files: "Files" },
	begins: null,
	data: null,
	wraps: null,
	example: null,
};
