import {
	messagesFollow,
	messagesRate,
	messagesReopen,
	messagesSupplement,
	messagesSupport,
	messagesWithdraw,
} from "./acting.ts";
import { articlesGetCategory, articlesGetDetail, articlesGetList, articlesGetRelated } from "./articles.ts";
import { messageFlowList, messagesGetDetail, messagesGetList, messagesGetUserReportList } from "./cases.ts";
import { configsGetAll, messagesGetCategory, reportConfigsGetConfig } from "./configs.ts";
import { draftsDelete, draftsGetList, draftsSave } from "./drafts.ts";
import { messagesGetFacets, messagesGetSimilar, messagesGetStatistics } from "./figures.ts";
import { fileUpload } from "./files.ts";
import { messagesIndex } from "./filing.ts";
import type { Handlers, UploadHandlers } from "./handler.ts";
import { loginMobileLogin, loginMobileVerifyCode, userLogCreateLog } from "./login.ts";
import {
	userDelete,
	userEndSessions,
	userExport,
	userGetProfile,
	userGetSessions,
	userUpdateProfile,
} from "./member.ts";
import { messagesGetFollowedList, notificationsGetList, notificationsRead } from "./notifications.ts";
import { projectGetDetail, projectGetList } from "./projects.ts";
import { searchGetAll } from "./search.ts";
import { messagesTrack } from "./tracking.ts";

/** What the mock portal responses to each operation that is asked. */
export const HANDLERS: Handlers = {
	articlesGetDetail,
	articlesGetList,
	articlesGetCategory,
	articlesGetRelated,
	messagesGetFacets,
	messagesGetSimilar,
	messagesGetStatistics,
	searchGetAll,
	configsGetAll,
	draftsDelete,
	draftsGetList,
	draftsSave,
	loginMobileLogin,
	loginMobileVerifyCode,
	messageFlowList,
	messagesGetCategory,
	messagesGetDetail,
	messagesGetList,
	messagesGetUserReportList,
	messagesIndex,
	messagesFollow,
	messagesGetFollowedList,
	messagesRate,
	messagesReopen,
	messagesSupplement,
	messagesSupport,
	messagesTrack,
	messagesWithdraw,
	notificationsGetList,
	notificationsRead,
	projectGetDetail,
	projectGetList,
	reportConfigsGetConfig,
	userDelete,
	userEndSessions,
	userExport,
	userGetProfile,
	userGetSessions,
	userLogCreateLog,
	userUpdateProfile,
};

/** What the mock portal responses to each upload. */
export const UPLOAD_HANDLERS: UploadHandlers = { fileUpload };
