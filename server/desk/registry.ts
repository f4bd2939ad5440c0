import { deskAddNote } from "./routes/deskAddNote.ts";
import { deskAssignCase } from "./routes/deskAssignCase.ts";
import { deskExtendCase } from "./routes/deskExtendCase.ts";
import { deskGetCase } from "./routes/deskGetCase.ts";
import { deskGetCases } from "./routes/deskGetCases.ts";
import { deskGetCounts } from "./routes/deskGetCounts.ts";
import { deskGetFilters } from "./routes/deskGetFilters.ts";
import { deskGetTemplates } from "./routes/deskGetTemplates.ts";
import { deskLinkCases } from "./routes/deskLinkCases.ts";
import { deskMoveCase } from "./routes/deskMoveCase.ts";
import { deskPreviewReply } from "./routes/deskPreviewReply.ts";
import { deskPublishCase } from "./routes/deskPublishCase.ts";
import { deskSplitCase } from "./routes/deskSplitCase.ts";
import { deskStayOnCase } from "./routes/deskStayOnCase.ts";
import { deskDeleteView, deskGetViews, deskSaveView } from "./routes/views.ts";
import type { StaffRoutes } from "./staff-route.ts";

/** Every staff operation's route. */
export const STAFF_ROUTES: StaffRoutes = {
	deskAddNote,
	deskAssignCase,
	deskDeleteView,
	deskExtendCase,
	deskGetCase,
	deskGetCases,
	deskGetCounts,
	deskGetFilters,
	deskGetTemplates,
	deskGetViews,
	deskLinkCases,
	deskMoveCase,
	deskPreviewReply,
	deskPublishCase,
	deskSaveView,
	deskSplitCase,
	deskStayOnCase,
};
