/* Generated from schemas/api by `npm run generate`. Do not edit. */
import { addressesGetList } from "./addressesGetList.ts";
import { articlesGetCategory } from "./articlesGetCategory.ts";
import { articlesGetDetail } from "./articlesGetDetail.ts";
import { articlesGetList } from "./articlesGetList.ts";
import { articlesGetRelated } from "./articlesGetRelated.ts";
import { configsGetAll } from "./configsGetAll.ts";
import { dataRequestsAnswer } from "./dataRequestsAnswer.ts";
import { dataRequestsCreate } from "./dataRequestsCreate.ts";
import { dataRequestsGetList } from "./dataRequestsGetList.ts";
import { draftsDelete } from "./draftsDelete.ts";
import { draftsGetList } from "./draftsGetList.ts";
import { draftsSave } from "./draftsSave.ts";
import { fileUpload } from "./fileUpload.ts";
import { loginMobileLogin } from "./loginMobileLogin.ts";
import { loginMobileVerifyCode } from "./loginMobileVerifyCode.ts";
import { messageFlowList } from "./messageFlowList.ts";
import { messagesFollow } from "./messagesFollow.ts";
import { messagesGetCategory } from "./messagesGetCategory.ts";
import { messagesGetDetail } from "./messagesGetDetail.ts";
import { messagesGetFacets } from "./messagesGetFacets.ts";
import { messagesGetFollowedList } from "./messagesGetFollowedList.ts";
import { messagesGetList } from "./messagesGetList.ts";
import { messagesGetSimilar } from "./messagesGetSimilar.ts";
import { messagesGetStatistics } from "./messagesGetStatistics.ts";
import { messagesGetUserReportList } from "./messagesGetUserReportList.ts";
import { messagesIndex } from "./messagesIndex.ts";
import { messagesRate } from "./messagesRate.ts";
import { messagesReopen } from "./messagesReopen.ts";
import { messagesSupplement } from "./messagesSupplement.ts";
import { messagesSupport } from "./messagesSupport.ts";
import { messagesTrack } from "./messagesTrack.ts";
import { messagesWithdraw } from "./messagesWithdraw.ts";
import { notificationsGetList } from "./notificationsGetList.ts";
import { notificationsRead } from "./notificationsRead.ts";
import { projectGetDetail } from "./projectGetDetail.ts";
import { projectGetList } from "./projectGetList.ts";
import { reportConfigsGetConfig } from "./reportConfigsGetConfig.ts";
import { searchGetAll } from "./searchGetAll.ts";
import { userDelete } from "./userDelete.ts";
import { userEndSessions } from "./userEndSessions.ts";
import { userExport } from "./userExport.ts";
import { userGetChannels } from "./userGetChannels.ts";
import { userGetProfile } from "./userGetProfile.ts";
import { userGetSessions } from "./userGetSessions.ts";
import { userLogCreateLog } from "./userLogCreateLog.ts";
import { userSaveEmail } from "./userSaveEmail.ts";
import { userUpdateChannels } from "./userUpdateChannels.ts";
import { userUpdateProfile } from "./userUpdateProfile.ts";
import type { Routes } from "./route.ts";

/** Every operation's route. */
export const ROUTES: Routes = {
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
	userGetChannels,
	userGetProfile,
	userGetSessions,
	userLogCreateLog,
	userSaveEmail,
	userUpdateChannels,
	userUpdateProfile,
};
