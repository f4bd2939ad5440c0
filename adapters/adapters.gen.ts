/* Generated from schemas/api by `npm run generate`. Do not edit. */
import type { Adapters } from "./adapter.ts";
import { commandAdapter } from "./factories/commandAdapter.ts";
import { listAdapter } from "./factories/listAdapter.ts";
import { queryAdapter } from "./factories/queryAdapter.ts";
import { uploadAdapter } from "./factories/uploadAdapter.ts";

/** The adapter of every operation. */
export const ADAPTERS = {
	/** GET report/api.Addresses/getList: The addresses of a postcode, as the city has them; none of a postcode that it does not know. */
	addressesGetList: queryAdapter("addressesGetList"),
	/** GET report/api.Articles/getCategory: The categories of articles, with counts. */
	articlesGetCategory: queryAdapter("articlesGetCategory"),
	/** GET report/api.Articles/getDetail: One article; counts a view. */
	articlesGetDetail: queryAdapter("articlesGetDetail", {"onFocus":false}),
	/** GET report/api.Articles/getList: Articles, newest first. */
	articlesGetList: listAdapter("articlesGetList", (page) => page.list),
	/** GET report/api.Articles/getRelated: Articles near one. */
	articlesGetRelated: queryAdapter("articlesGetRelated"),
	/** GET api/Configs/getAll: The administration's configuration under a key. */
	configsGetAll: queryAdapter("configsGetAll"),
	/** POST api/DataRequests/answer: Answers what the city asks back about a request for one's personal data: of the caller's account, or of the case of a number and query code. */
	dataRequestsAnswer: commandAdapter("dataRequestsAnswer", "dataRequestsGetList"),
	/** POST api/DataRequests/create: Asks for one's personal data, a correction or an erasure: of the caller's account, or of the case of a number and query code. */
	dataRequestsCreate: commandAdapter("dataRequestsCreate", "dataRequestsGetList"),
	/** GET api/DataRequests/getList: What the caller has asked for of their personal data, the newest first. */
	dataRequestsGetList: queryAdapter("dataRequestsGetList"),
	/** POST report/api.Drafts/delete: Discards an application draft. */
	draftsDelete: commandAdapter("draftsDelete", "draftsGetList"),
	/** GET report/api.Drafts/getList: The caller's application drafts, and which have ended of late. */
	draftsGetList: queryAdapter("draftsGetList"),
	/** POST report/api.Drafts/save: Keeps an application draft; 409 with the newer one in data when `version` is not the stored one, or with the ended draft when its key was sent or discarded. */
	draftsSave: commandAdapter("draftsSave", "draftsGetList"),
	/** POST api/File/upload: Stores one file sent as the multipart field `file`. */
	fileUpload: uploadAdapter("fileUpload"),
	/** POST api/Login/mobileLogin: Logs in with a mobile number and the code sent to it. */
	loginMobileLogin: commandAdapter("loginMobileLogin"),
	/** POST api/Login/mobileVerifyCode: Sends a verification code to a mobile number. */
	loginMobileVerifyCode: commandAdapter("loginMobileVerifyCode"),
	/** GET report/api.MessageFlow/messageFlowList: How a case was handled, oldest first. */
	messageFlowList: queryAdapter("messageFlowList", {"everyMs":30000}),
	/** POST report/api.Messages/follow: Follows a published case, or stops to. */
	messagesFollow: commandAdapter("messagesFollow", "messagesGetDetail", "messagesGetFollowedList"),
	/** GET report/api.Messages/getCategory: What a case can be about. */
	messagesGetCategory: queryAdapter("messagesGetCategory"),
	/** GET report/api.Messages/getDetail: One case: a published one, or the caller's own. */
	messagesGetDetail: queryAdapter("messagesGetDetail", {"everyMs":30000,"invalidates":["messagesGetUserReportList","notificationsGetList","userGetProfile"]}),
	/** GET report/api.Messages/getFacets: How many published cases each value of a filter would leave, under the other filters. */
	messagesGetFacets: queryAdapter("messagesGetFacets"),
	/** GET report/api.Messages/getFollowedList: The cases that the caller follows. */
	messagesGetFollowedList: listAdapter("messagesGetFollowedList", (page) => page.list),
	/** GET report/api.Messages/getList: Published cases. */
	messagesGetList: listAdapter("messagesGetList", (page) => page.list),
	/** GET report/api.Messages/getSimilar: Published cases of a category that resemble a text. */
	messagesGetSimilar: queryAdapter("messagesGetSimilar"),
	/** GET report/api.Messages/getStatistics: Figures of the cases: of published ones all; of others only how many, month by month in steps of five, without a project. */
	messagesGetStatistics: queryAdapter("messagesGetStatistics"),
	/** GET report/api.Messages/getUserReportList: The caller's own cases, newest first. */
	messagesGetUserReportList: listAdapter("messagesGetUserReportList", (page) => page.list),
	/** POST report/api.Messages/index: Files a case with what a form asked; 409 with the case's number and time in data where the key was used with other answers. */
	messagesIndex: commandAdapter("messagesIndex", "messagesGetUserReportList", "draftsGetList"),
	/** POST report/api.Messages/rate: Rates the reply to an own case: of the session, or of a number and its query code. */
	messagesRate: commandAdapter("messagesRate", "messagesGetDetail", "messageFlowList", "messagesGetUserReportList"),
	/** POST report/api.Messages/reopen: Asks to reopen an own case after a reply: of the session, or of a number and its query code. */
	messagesReopen: commandAdapter("messagesReopen", "messagesGetDetail", "messageFlowList", "messagesGetUserReportList"),
	/** POST report/api.Messages/supplement: Adds what was asked for to an own case: of the session, or of a number and its query code. */
	messagesSupplement: commandAdapter("messagesSupplement", "messagesGetDetail", "messageFlowList", "messagesGetUserReportList"),
	/** POST report/api.Messages/support: Says 'me too' to a published case, once a person. */
	messagesSupport: commandAdapter("messagesSupport", "messagesGetDetail", "messagesGetList"),
	/** POST report/api.Messages/track: A case by its number and query code, for those who filed without an account: all of it, and what they can do with it by the same two. */
	messagesTrack: commandAdapter("messagesTrack"),
	/** POST report/api.Messages/withdraw: Takes an own case back: of the session, or of a number and its query code. */
	messagesWithdraw: commandAdapter("messagesWithdraw", "messagesGetDetail", "messageFlowList", "messagesGetUserReportList"),
	/** GET api/Notifications/getList: What happened, newest first. */
	notificationsGetList: listAdapter("notificationsGetList", (page) => page.list),
	/** POST api/Notifications/read: Marks notifications as read; without ids, all. */
	notificationsRead: commandAdapter("notificationsRead", "notificationsGetList", "userGetProfile"),
	/** GET report/api.Project/getDetail: One project. */
	projectGetDetail: queryAdapter("projectGetDetail"),
	/** GET report/api.Project/getList: Projects, newest first. */
	projectGetList: listAdapter("projectGetList", (page) => page.list),
	/** GET report/api.Configs/getConfig: The report configuration; names the current release. */
	reportConfigsGetConfig: queryAdapter("reportConfigsGetConfig", {"everyMs":60000}),
	/** GET report/api.Search/getAll: Searches articles, published cases and projects at once. */
	searchGetAll: queryAdapter("searchGetAll"),
	/** POST api/User/delete: Deletes the caller's account; filed cases lose the link to the person. */
	userDelete: commandAdapter("userDelete"),
	/** POST api/User/endSessions: Ends one session, the current one, or all. */
	userEndSessions: commandAdapter("userEndSessions", "userGetSessions"),
	/** GET api/User/export: All that the portal keeps about the caller. */
	userExport: queryAdapter("userExport", {"onFocus":false}),
	/** GET api/User/getChannels: By which channels the caller is told of what, and when not. */
	userGetChannels: queryAdapter("userGetChannels"),
	/** GET api/User/getProfile: The caller's profile. */
	userGetProfile: queryAdapter("userGetProfile"),
	/** GET api/User/getSessions: Where the caller is logged in. */
	userGetSessions: queryAdapter("userGetSessions"),
	/** POST api/UserLog/createLog: Records visits, actions and client errors, without personal content and without who it was. What comes with the headers DNT: 1 or Sec-GPC: 1 is not recorded. */
	userLogCreateLog: commandAdapter("userLogCreateLog"),
	/** POST api/User/saveEmail: Has a code sent to an address, takes it with that code, or removes it (null). */
	userSaveEmail: commandAdapter("userSaveEmail", "userGetChannels"),
	/** POST api/User/updateChannels: Changes by which channels the caller is told of what, and when not; what is left out stays. */
	userUpdateChannels: commandAdapter("userUpdateChannels", "userGetChannels"),
	/** POST api/User/updateProfile: Changes the caller's profile. */
	userUpdateProfile: commandAdapter("userUpdateProfile", "userGetProfile", "draftsGetList"),
} satisfies Adapters;
