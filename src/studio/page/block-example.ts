import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject } from "../../../schemas/json/json.ts";
import type { TranslateExample } from "../blocks/block-offer.ts";
import { OFFERED_BLOCKS, offerOf } from "../blocks/offer-of.ts";
import { BLOCK_OFFERS } from "../blocks/offers.gen.ts";
import type { CanvasPage } from "../canvas/BlockCanvas.tsx";
import type { GivenAnswers } from "../canvas/read-only-ports.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { blockData } from "./block-data.ts";
import { blockWords } from "./block-words.ts";
import { canvasPage } from "./canvas-page.ts";
import { newBlock } from "./new-block.ts";

/** A block as a page of its own, with what stands in for the data that it reads. */
export type BlockExample = { page: CanvasPage; answers: GivenAnswers; query: Readonly<Record<string, string>> };

/** Stands in for what the portal would have, by operation: a block may show what another type reads. */
function inventedAnswers(t: TranslateExample): GivenAnswers {
	const invented: Record<string, Readonly<Record<string, unknown>>> = {};
	for (const type of OFFERED_BLOCKS) {
		const { data } = BLOCK_OFFERS[type];
		if (data) invented[data.operation] = { ...invented[data.operation], ...data.invents(t) };
	}
	return invented;
}

/** A type of block as it looks, in a page of its own; null where it cannot be drawn so. */
export function blockExample(type: string, documents: Documents, i18n: StudioI18n): BlockExample | null {
	const { label, help } = blockWords(type, i18n.translate);
	const data = blockData(type, { kind: "page" });
	const own = newBlock(type, documents, { title: label, text: help }, data?.first);
	const block = toDocumentValue({ ...asObject(own), ...offerOf(type)?.example?.(i18n.translate, label) });
	const page = canvasPage({
		kind: "page",
		blocks: [block],
		...(data && { data: { [data.name]: data.source } }),
	});
	return page && page.blocks.length > 0 ? { page, answers: inventedAnswers(i18n.translate), query: { id: "1" } } : null;
}
