/* Generated from schemas/api by `npm run generate`. Do not edit. */
import type { Handlers, UploadHandlers } from "./handler.ts";
import { addressesGetList } from "./addresses.ts";
import { articlesGetCategory } from "./articles.ts";
import { articlesGetDetail } from "./articles.ts";
import { articlesGetList } from "./articles.ts";
import { articlesGetRelated } from "./articles.ts";
import { configsGetAll } from "./configs.ts";
import { dataRequestsAnswer } from "./data-requests.ts";
import { dataRequestsCreate } from "./data-requests.ts";
import { dataRequestsGetList } from "./data-requests.ts";
import { draftsDelete } from "./drafts.ts";
import { draftsGetList } from "./drafts.ts";
import { draftsSave } from "./drafts.ts";
import { fileUpload } from "./files.ts";
import { loginMobileLogin } from "./login.ts";
import { loginMobileVerifyCode } from "./login.ts";
import { messageFlowList } from "./cases.ts";
import { messagesFollow } from "./acting.ts";
import { messagesGetCategory } from "./configs.ts";
import { messagesGetDetail } from "./cases.ts";
import { messagesGetFacets } from "./figures.ts";
import { messagesGetFollowedList } from "./notifications.ts";
import { messagesGetList } from "./cases.ts";
import { messagesGetSimilar } from "./figures.ts";
import { messagesGetStatistics } from "./figures.ts";
import { messagesGetUserReportList } from "./cases.ts";
import { messagesIndex } from "./filing.ts";
import { messagesRate } from "./acting.ts";
import { messagesReopen } from "./acting.ts";
import { messagesSupplement } from "./acting.ts";
import { messagesSupport } from "./acting.ts";
import { messagesTrack } from "./tracking.ts";
import { messagesWithdraw } from "./acting.ts";
import { notificationsGetList } from "./notifications.ts";
import { notificationsRead } from "./notifications.ts";
import { projectGetDetail } from "./projects.ts";
import { projectGetList } from "./projects.ts";
import { reportConfigsGetConfig } from "./configs.ts";
import { searchGetAll } from "./search.ts";
import { userDelete } from "./member.ts";
import { userEndSessions } from "./member.ts";
import { userExport } from "./member.ts";
import { userGetChannels } from "./channels.ts";
import { userGetProfile } from "./member.ts";
import { userGetSessions } from "./member.ts";
import { userLogCreateLog } from "./login.ts";
import { userSaveEmail } from "./channels.ts";
import { userUpdateChannels } from "./channels.ts";
import { userUpdateProfile } from "./member.ts";

/** What the mock portal responds to each operation that takes a query or a body. */
export const HANDLERS: Handlers = {
	addressesGetList,
	articlesGetCategory,
	articlesGetDetail,
	articlesGetList,
	articlesGetRelated,
	configsGetAll,
	dataRequestsAnswer,
	dataRequestsCreate,
	dataRequestsGetList,
	draftsDelete,
	draftsGetList,
	draftsSave,
	loginMobileLogin,
	loginMobileVerifyCode,
	messageFlowList,
	messagesFollow,
	messagesGetCategory,
	messagesGetDetail,
	messagesGetFacets,
	messagesGetFollowedList,
	messagesGetList,
	messagesGetSimilar,
	messagesGetStatistics,
	messagesGetUserReportList,
	messagesIndex,
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
	searchGetAll,
	userDelete,
	userEndSessions,
	userExport,
	userGetChannels,
	userGetProfile,
	userGetSessions,
	userLogCreateLog,
	userSaveEmail,
	userUpdateChannels,
	userUpdateProfile,
};

/** What the mock portal responds to each upload. */
export const UPLOAD_HANDLERS: UploadHandlers = {
	fileUpload,
};
