/* Generated from schemas/api by `npm run generate`. Do not edit. */
import { deskAddNote } from "./deskAddNote.ts";
import { deskAssignCase } from "./deskAssignCase.ts";
import { deskChangeCategory } from "./deskChangeCategory.ts";
import { deskDeleteView } from "./deskDeleteView.ts";
import { deskDiscardOutbox } from "./deskDiscardOutbox.ts";
import { deskDismissSuggestion } from "./deskDismissSuggestion.ts";
import { deskEndShare } from "./deskEndShare.ts";
import { deskExtendCase } from "./deskExtendCase.ts";
import { deskFileCase } from "./deskFileCase.ts";
import { deskGetAccess } from "./deskGetAccess.ts";
import { deskGetBulk } from "./deskGetBulk.ts";
import { deskGetCase } from "./deskGetCase.ts";
import { deskGetCases } from "./deskGetCases.ts";
import { deskGetCounts } from "./deskGetCounts.ts";
import { deskGetFigures } from "./deskGetFigures.ts";
import { deskGetFilingCategories } from "./deskGetFilingCategories.ts";
import { deskGetFilters } from "./deskGetFilters.ts";
import { deskGetOutbox } from "./deskGetOutbox.ts";
import { deskGetQuestionForms } from "./deskGetQuestionForms.ts";
import { deskGetReplyDraft } from "./deskGetReplyDraft.ts";
import { deskGetShareable } from "./deskGetShareable.ts";
import { deskGetTemplates } from "./deskGetTemplates.ts";
import { deskGetViews } from "./deskGetViews.ts";
import { deskLinkCases } from "./deskLinkCases.ts";
import { deskMoveCase } from "./deskMoveCase.ts";
import { deskOpenByException } from "./deskOpenByException.ts";
import { deskPreviewPublication } from "./deskPreviewPublication.ts";
import { deskPreviewReply } from "./deskPreviewReply.ts";
import { deskPublishCase } from "./deskPublishCase.ts";
import { deskRedactCase } from "./deskRedactCase.ts";
import { deskRedactPicture } from "./deskRedactPicture.ts";
import { deskResendOutbox } from "./deskResendOutbox.ts";
import { deskSaveReplyDraft } from "./deskSaveReplyDraft.ts";
import { deskSaveView } from "./deskSaveView.ts";
import { deskShareCase } from "./deskShareCase.ts";
import { deskSplitCase } from "./deskSplitCase.ts";
import { deskStartBulk } from "./deskStartBulk.ts";
import { deskStayOnCase } from "./deskStayOnCase.ts";
import { deskStopBulk } from "./deskStopBulk.ts";
import { deskSuperviseCase } from "./deskSuperviseCase.ts";
import { deskTickItem } from "./deskTickItem.ts";
import { deskUndoBulk } from "./deskUndoBulk.ts";
import type { StaffRoutes } from "../staff-route.ts";

/** Every staff operation's route. */
export const STAFF_ROUTES: StaffRoutes = {
	deskAddNote,
	deskAssignCase,
	deskChangeCategory,
	deskDeleteView,
	deskDiscardOutbox,
	deskDismissSuggestion,
	deskEndShare,
	deskExtendCase,
	deskFileCase,
	deskGetAccess,
	deskGetBulk,
	deskGetCase,
	deskGetCases,
	deskGetCounts,
	deskGetFigures,
	deskGetFilingCategories,
	deskGetFilters,
	deskGetOutbox,
	deskGetQuestionForms,
	deskGetReplyDraft,
	deskGetShareable,
	deskGetTemplates,
	deskGetViews,
	deskLinkCases,
	deskMoveCase,
	deskOpenByException,
	deskPreviewPublication,
	deskPreviewReply,
	deskPublishCase,
	deskRedactCase,
	deskRedactPicture,
	deskResendOutbox,
	deskSaveReplyDraft,
	deskSaveView,
	deskShareCase,
	deskSplitCase,
	deskStartBulk,
	deskStayOnCase,
	deskStopBulk,
	deskSuperviseCase,
	deskTickItem,
	deskUndoBulk,
};
