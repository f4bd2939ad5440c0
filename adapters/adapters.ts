import type { Adapters } from "./adapter.ts";
import { articlesGetCategory } from "./endpoints/articlesGetCategory.ts";
import { articlesGetDetail } from "./endpoints/articlesGetDetail.ts";
import { articlesGetList } from "./endpoints/articlesGetList.ts";
import { articlesGetRelated } from "./endpoints/articlesGetRelated.ts";
import { configsGetAll } from "./endpoints/configsGetAll.ts";
import { draftsDelete } from "./endpoints/draftsDelete.ts";
import { draftsGetList } from "./endpoints/draftsGetList.ts";
import { draftsSave } from "./endpoints/draftsSave.ts";
import { fileUpload } from "./endpoints/fileUpload.ts";
import { loginMobileLogin } from "./endpoints/loginMobileLogin.ts";
import { loginMobileVerifyCode } from "./endpoints/loginMobileVerifyCode.ts";
import { messageFlowList } from "./endpoints/messageFlowList.ts";
import { messagesFollow } from "./endpoints/messagesFollow.ts";
import { messagesGetCategory } from "./endpoints/messagesGetCategory.ts";
import { messagesGetDetail } from "./endpoints/messagesGetDetail.ts";
import { messagesGetFacets } from "./endpoints/messagesGetFacets.ts";
import { messagesGetFollowedList } from "./endpoints/messagesGetFollowedList.ts";
import { messagesGetList } from "./endpoints/messagesGetList.ts";
import { messagesGetSimilar } from "./endpoints/messagesGetSimilar.ts";
import { messagesGetStatistics } from "./endpoints/messagesGetStatistics.ts";
import { messagesGetUserReportList } from "./endpoints/messagesGetUserReportList.ts";
import { messagesIndex } from "./endpoints/messagesIndex.ts";
import { messagesRate } from "./endpoints/messagesRate.ts";
import { messagesReopen } from "./endpoints/messagesReopen.ts";
import { messagesSupplement } from "./endpoints/messagesSupplement.ts";
import { messagesSupport } from "./endpoints/messagesSupport.ts";
import { messagesTrack } from "./endpoints/messagesTrack.ts";
import { messagesWithdraw } from "./endpoints/messagesWithdraw.ts";
import { notificationsGetList } from "./endpoints/notificationsGetList.ts";
import { notificationsRead } from "./endpoints/notificationsRead.ts";
import { projectGetDetail } from "./endpoints/projectGetDetail.ts";
import { projectGetList } from "./endpoints/projectGetList.ts";
import { reportConfigsGetConfig } from "./endpoints/reportConfigsGetConfig.ts";
import { searchGetAll } from "./endpoints/searchGetAll.ts";
import { userDelete } from "./endpoints/userDelete.ts";
import { userEndSessions } from "./endpoints/userEndSessions.ts";
import { userExport } from "./endpoints/userExport.ts";
import { userGetProfile } from "./endpoints/userGetProfile.ts";
import { userGetSessions } from "./endpoints/userGetSessions.ts";
import { userLogCreateLog } from "./endpoints/userLogCreateLog.ts";
import { userUpdateProfile } from "./endpoints/userUpdateProfile.ts";

/** The adapter of every operation. An operation without one, or with one of another kind, fails to compile. */
export const ADAPTERS = {
	articlesGetCategory,
	articlesGetDetail,
	articlesGetList,
	articlesGetRelated,
	configsGetAll,
	draftsDelete,
	draftsGetList,
	draftsSave,
	fileUpload,
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
	userGetProfile,
	userGetSessions,
	userLogCreateLog,
	userUpdateProfile,
} satisfies Adapters;
