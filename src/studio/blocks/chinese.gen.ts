/* Generated from schemas/meta/blocks by `npm run generate`. Do not edit. */

import answers from "./answers.zh-CN.json" with { type: "json" };
import attachments from "./attachments.zh-CN.json" with { type: "json" };
import button from "./button.zh-CN.json" with { type: "json" };
import card from "./card.zh-CN.json" with { type: "json" };
import chart from "./chart.zh-CN.json" with { type: "json" };
import detail from "./detail.zh-CN.json" with { type: "json" };
import facts from "./facts.zh-CN.json" with { type: "json" };
import figures from "./figures.zh-CN.json" with { type: "json" };
import forEach from "./for-each.zh-CN.json" with { type: "json" };
import form from "./form.zh-CN.json" with { type: "json" };
import grid from "./grid.zh-CN.json" with { type: "json" };
import heading from "./heading.zh-CN.json" with { type: "json" };
import hero from "./hero.zh-CN.json" with { type: "json" };
import image from "./image.zh-CN.json" with { type: "json" };
import link from "./link.zh-CN.json" with { type: "json" };
import list from "./list.zh-CN.json" with { type: "json" };
import notice from "./notice.zh-CN.json" with { type: "json" };
import process from "./process.zh-CN.json" with { type: "json" };
import richText from "./rich-text.zh-CN.json" with { type: "json" };
import search from "./search.zh-CN.json" with { type: "json" };
import section from "./section.zh-CN.json" with { type: "json" };
import tabs from "./tabs.zh-CN.json" with { type: "json" };
import text from "./text.zh-CN.json" with { type: "json" };
import timeline from "./timeline.zh-CN.json" with { type: "json" };
import caseBulk from "./case-bulk.zh-CN.json" with { type: "json" };
import caseChecklist from "./case-checklist.zh-CN.json" with { type: "json" };
import caseClocks from "./case-clocks.zh-CN.json" with { type: "json" };
import caseExport from "./case-export.zh-CN.json" with { type: "json" };
import caseFigures from "./case-figures.zh-CN.json" with { type: "json" };
import caseFiling from "./case-filing.zh-CN.json" with { type: "json" };
import caseMoves from "./case-moves.zh-CN.json" with { type: "json" };
import casePresence from "./case-presence.zh-CN.json" with { type: "json" };
import deskCommands from "./desk-commands.zh-CN.json" with { type: "json" };
import pictureRedaction from "./picture-redaction.zh-CN.json" with { type: "json" };
import replyDraft from "./reply-draft.zh-CN.json" with { type: "json" };
import savedViews from "./saved-views.zh-CN.json" with { type: "json" };
import sampleParts from "./sample-parts.zh-CN.json" with { type: "json" };

/** What the studio says of all types of block in Chinese, by what it is in English. */
export const BLOCK_CHINESE = {
	...answers,
	...attachments,
	...button,
	...card,
	...chart,
	...detail,
	...facts,
	...figures,
	...forEach,
	...form,
	...grid,
	...heading,
	...hero,
	...image,
	...link,
	...list,
	...notice,
	...process,
	...richText,
	...search,
	...section,
	...tabs,
	...text,
	...timeline,
	...caseBulk,
	...caseChecklist,
	...caseClocks,
	...caseExport,
	...caseFigures,
	...caseFiling,
	...caseMoves,
	...casePresence,
	...deskCommands,
	...pictureRedaction,
	...replyDraft,
	...savedViews,
	...sampleParts,
};
