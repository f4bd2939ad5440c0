/* Generated from schemas/meta/blocks by `npm run generate`. Do not edit. */

import type { BlockType } from "../types.gen.ts";
import type { BlockTraits } from "./block-traits.ts";
import { answersBlockTraits } from "./answers.ts";
import { attachmentsBlockTraits } from "./attachments.ts";
import { buttonBlockTraits } from "./button.ts";
import { cardBlockTraits } from "./card.ts";
import { chartBlockTraits } from "./chart.ts";
import { detailBlockTraits } from "./detail.ts";
import { factsBlockTraits } from "./facts.ts";
import { figuresBlockTraits } from "./figures.ts";
import { forEachBlockTraits } from "./for-each.ts";
import { formBlockTraits } from "./form.ts";
import { gridBlockTraits } from "./grid.ts";
import { headingBlockTraits } from "./heading.ts";
import { heroBlockTraits } from "./hero.ts";
import { imageBlockTraits } from "./image.ts";
import { linkBlockTraits } from "./link.ts";
import { listBlockTraits } from "./list.ts";
import { noticeBlockTraits } from "./notice.ts";
import { processBlockTraits } from "./process.ts";
import { richTextBlockTraits } from "./rich-text.ts";
import { searchBlockTraits } from "./search.ts";
import { sectionBlockTraits } from "./section.ts";
import { tabsBlockTraits } from "./tabs.ts";
import { textBlockTraits } from "./text.ts";
import { timelineBlockTraits } from "./timeline.ts";

/** What each type of block is beside its options. */
export const BLOCK_TRAITS: { readonly [T in BlockType]: BlockTraits } = {
	answers: answersBlockTraits,
	attachments: attachmentsBlockTraits,
	button: buttonBlockTraits,
	card: cardBlockTraits,
	chart: chartBlockTraits,
	detail: detailBlockTraits,
	facts: factsBlockTraits,
	figures: figuresBlockTraits,
	for_each: forEachBlockTraits,
	form: formBlockTraits,
	grid: gridBlockTraits,
	heading: headingBlockTraits,
	hero: heroBlockTraits,
	image: imageBlockTraits,
	link: linkBlockTraits,
	list: listBlockTraits,
	notice: noticeBlockTraits,
	process: processBlockTraits,
	rich_text: richTextBlockTraits,
	search: searchBlockTraits,
	section: sectionBlockTraits,
	tabs: tabsBlockTraits,
	text: textBlockTraits,
	timeline: timelineBlockTraits,
};
