/* Generated from schemas/meta/blocks by `npm run generate`. Do not edit. */

import type { BlockType, StaffBlockType } from "../../../schemas/types.gen.ts";
import type { BlockOffer } from "./block-offer.ts";
import { answersOffer } from "./answers.ts";
import { attachmentsOffer } from "./attachments.ts";
import { buttonOffer } from "./button.ts";
import { cardOffer } from "./card.ts";
import { chartOffer } from "./chart.ts";
import { detailOffer } from "./detail.ts";
import { factsOffer } from "./facts.ts";
import { figuresOffer } from "./figures.ts";
import { forEachOffer } from "./for-each.ts";
import { formOffer } from "./form.ts";
import { gridOffer } from "./grid.ts";
import { headingOffer } from "./heading.ts";
import { heroOffer } from "./hero.ts";
import { imageOffer } from "./image.ts";
import { linkOffer } from "./link.ts";
import { listOffer } from "./list.ts";
import { noticeOffer } from "./notice.ts";
import { processOffer } from "./process.ts";
import { richTextOffer } from "./rich-text.ts";
import { searchOffer } from "./search.ts";
import { sectionOffer } from "./section.ts";
import { tabsOffer } from "./tabs.ts";
import { textOffer } from "./text.ts";
import { timelineOffer } from "./timeline.ts";
import { caseBulkOffer } from "./case-bulk.ts";
import { caseChecklistOffer } from "./case-checklist.ts";
import { caseClocksOffer } from "./case-clocks.ts";
import { caseExportOffer } from "./case-export.ts";
import { caseFiguresOffer } from "./case-figures.ts";
import { caseFilingOffer } from "./case-filing.ts";
import { caseMovesOffer } from "./case-moves.ts";
import { casePresenceOffer } from "./case-presence.ts";
import { deskCommandsOffer } from "./desk-commands.ts";
import { pictureRedactionOffer } from "./picture-redaction.ts";
import { replyDraftOffer } from "./reply-draft.ts";
import { savedViewsOffer } from "./saved-views.ts";

/** How the studio offers each type of block. */
export const BLOCK_OFFERS: { readonly [T in BlockType | StaffBlockType]: BlockOffer } = {
	answers: answersOffer,
	attachments: attachmentsOffer,
	button: buttonOffer,
	card: cardOffer,
	chart: chartOffer,
	detail: detailOffer,
	facts: factsOffer,
	figures: figuresOffer,
	for_each: forEachOffer,
	form: formOffer,
	grid: gridOffer,
	heading: headingOffer,
	hero: heroOffer,
	image: imageOffer,
	link: linkOffer,
	list: listOffer,
	notice: noticeOffer,
	process: processOffer,
	rich_text: richTextOffer,
	search: searchOffer,
	section: sectionOffer,
	tabs: tabsOffer,
	text: textOffer,
	timeline: timelineOffer,
	case_bulk: caseBulkOffer,
	case_checklist: caseChecklistOffer,
	case_clocks: caseClocksOffer,
	case_export: caseExportOffer,
	case_figures: caseFiguresOffer,
	case_filing: caseFilingOffer,
	case_moves: caseMovesOffer,
	case_presence: casePresenceOffer,
	desk_commands: deskCommandsOffer,
	picture_redaction: pictureRedactionOffer,
	reply_draft: replyDraftOffer,
	saved_views: savedViewsOffer,
};
