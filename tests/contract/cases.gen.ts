/* Generated from schemas/api by `npm run generate`. Do not edit. */
import type { OperationName } from "../../schemas/operation.ts";
import type { CallCases } from "./call.ts";
import addressesGetList from "./cases/addressesGetList.ts";
import articlesGetCategory from "./cases/articlesGetCategory.ts";
import articlesGetDetail from "./cases/articlesGetDetail.ts";
import articlesGetList from "./cases/articlesGetList.ts";
import articlesGetRelated from "./cases/articlesGetRelated.ts";
import configsGetAll from "./cases/configsGetAll.ts";
import dataRequestsAnswer from "./cases/dataRequestsAnswer.ts";
import dataRequestsCreate from "./cases/dataRequestsCreate.ts";
import dataRequestsGetList from "./cases/dataRequestsGetList.ts";
import draftsDelete from "./cases/draftsDelete.ts";
import draftsGetList from "./cases/draftsGetList.ts";
import draftsSave from "./cases/draftsSave.ts";
import fileUpload from "./cases/fileUpload.ts";
import loginMobileLogin from "./cases/loginMobileLogin.ts";
import loginMobileVerifyCode from "./cases/loginMobileVerifyCode.ts";
import messageFlowList from "./cases/messageFlowList.ts";
import messagesFollow from "./cases/messagesFollow.ts";
import messagesGetCategory from "./cases/messagesGetCategory.ts";
import messagesGetDetail from "./cases/messagesGetDetail.ts";
import messagesGetFacets from "./cases/messagesGetFacets.ts";
import messagesGetFollowedList from "./cases/messagesGetFollowedList.ts";
import messagesGetList from "./cases/messagesGetList.ts";
import messagesGetSimilar from "./cases/messagesGetSimilar.ts";
import messagesGetStatistics from "./cases/messagesGetStatistics.ts";
import messagesGetUserReportList from "./cases/messagesGetUserReportList.ts";
import messagesIndex from "./cases/messagesIndex.ts";
import messagesRate from "./cases/messagesRate.ts";
import messagesReopen from "./cases/messagesReopen.ts";
import messagesSupplement from "./cases/messagesSupplement.ts";
import messagesSupport from "./cases/messagesSupport.ts";
import messagesTrack from "./cases/messagesTrack.ts";
import messagesWithdraw from "./cases/messagesWithdraw.ts";
import notificationsGetList from "./cases/notificationsGetList.ts";
import notificationsRead from "./cases/notificationsRead.ts";
import projectGetDetail from "./cases/projectGetDetail.ts";
import projectGetList from "./cases/projectGetList.ts";
import reportConfigsGetConfig from "./cases/reportConfigsGetConfig.ts";
import searchGetAll from "./cases/searchGetAll.ts";
import userDelete from "./cases/userDelete.ts";
import userEndSessions from "./cases/userEndSessions.ts";
import userExport from "./cases/userExport.ts";
import userGetChannels from "./cases/userGetChannels.ts";
import userGetProfile from "./cases/userGetProfile.ts";
import userGetSessions from "./cases/userGetSessions.ts";
import userLogCreateLog from "./cases/userLogCreateLog.ts";
import userSaveEmail from "./cases/userSaveEmail.ts";
import userUpdateChannels from "./cases/userUpdateChannels.ts";
import userUpdateProfile from "./cases/userUpdateProfile.ts";

/** The cases of every operation. */
export const CASES: { [O in OperationName]: CallCases } = {
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
