/* Generated from schemas/meta and schemas/api by `npm run generate`. Do not edit. */

/** Every operation's HTTP method, path below the host and need of a session. */
export const OPERATIONS = {
	/** The addresses of a postcode, as the city has them; none of a postcode that it does not know. */
	addressesGetList: {"method":"GET","path":"report/api.Addresses/getList","auth":"none"},
	/** The categories of articles, with counts. */
	articlesGetCategory: {"method":"GET","path":"report/api.Articles/getCategory","auth":"none"},
	/** One article; counts a view. */
	articlesGetDetail: {"method":"GET","path":"report/api.Articles/getDetail","auth":"none"},
	/** Articles, newest first. */
	articlesGetList: {"method":"GET","path":"report/api.Articles/getList","auth":"none"},
	/** Articles near one. */
	articlesGetRelated: {"method":"GET","path":"report/api.Articles/getRelated","auth":"none"},
	/** The administration's configuration under a key. */
	configsGetAll: {"method":"GET","path":"api/Configs/getAll","auth":"none"},
	/** Answers what the city asks back about a request for one's personal data: of the caller's account, or of the case of a number and query code. */
	dataRequestsAnswer: {"method":"POST","path":"api/DataRequests/answer","auth":"optional"},
	/** Asks for one's personal data, a correction or an erasure: of the caller's account, or of the case of a number and query code. */
	dataRequestsCreate: {"method":"POST","path":"api/DataRequests/create","auth":"optional"},
	/** What the caller has asked for of their personal data, the newest first. */
	dataRequestsGetList: {"method":"GET","path":"api/DataRequests/getList","auth":"required"},
	/** Discards an application draft. */
	draftsDelete: {"method":"POST","path":"report/api.Drafts/delete","auth":"required"},
	/** The caller's application drafts, and which have ended of late. */
	draftsGetList: {"method":"GET","path":"report/api.Drafts/getList","auth":"required"},
	/** Keeps an application draft; 409 with the newer one in data when `version` is not the stored one, or with the ended draft when its key was sent or discarded. */
	draftsSave: {"method":"POST","path":"report/api.Drafts/save","auth":"required"},
	/** Stores one file sent as the multipart field `file`. */
	fileUpload: {"method":"POST","path":"api/File/upload","auth":"optional"},
	/** Logs in with a mobile number and the code sent to it. */
	loginMobileLogin: {"method":"POST","path":"api/Login/mobileLogin","auth":"none"},
	/** Sends a verification code to a mobile number. */
	loginMobileVerifyCode: {"method":"POST","path":"api/Login/mobileVerifyCode","auth":"none"},
	/** How a case was handled, oldest first. */
	messageFlowList: {"method":"GET","path":"report/api.MessageFlow/messageFlowList","auth":"optional"},
	/** Follows a published case, or stops to. */
	messagesFollow: {"method":"POST","path":"report/api.Messages/follow","auth":"required"},
	/** What a case can be about. */
	messagesGetCategory: {"method":"GET","path":"report/api.Messages/getCategory","auth":"none"},
	/** One case: a published one, or the caller's own. */
	messagesGetDetail: {"method":"GET","path":"report/api.Messages/getDetail","auth":"optional"},
	/** How many published cases each value of a filter would leave, under the other filters. */
	messagesGetFacets: {"method":"GET","path":"report/api.Messages/getFacets","auth":"none"},
	/** The cases that the caller follows. */
	messagesGetFollowedList: {"method":"GET","path":"report/api.Messages/getFollowedList","auth":"required"},
	/** Published cases. */
	messagesGetList: {"method":"GET","path":"report/api.Messages/getList","auth":"none"},
	/** Published cases of a category that resemble a text. */
	messagesGetSimilar: {"method":"GET","path":"report/api.Messages/getSimilar","auth":"none"},
	/** Figures of the cases: of published ones all; of others only how many, month by month in steps of five, without a project. */
	messagesGetStatistics: {"method":"GET","path":"report/api.Messages/getStatistics","auth":"none"},
	/** The caller's own cases, newest first. */
	messagesGetUserReportList: {"method":"GET","path":"report/api.Messages/getUserReportList","auth":"required"},
	/** Files a case with what a form asked; 409 with the case's number and time in data where the key was used with other answers. */
	messagesIndex: {"method":"POST","path":"report/api.Messages/index","auth":"optional"},
	/** Rates the reply to an own case: of the session, or of a number and its query code. */
	messagesRate: {"method":"POST","path":"report/api.Messages/rate","auth":"optional"},
	/** Asks to reopen an own case after a reply: of the session, or of a number and its query code. */
	messagesReopen: {"method":"POST","path":"report/api.Messages/reopen","auth":"optional"},
	/** Adds what was asked for to an own case: of the session, or of a number and its query code. */
	messagesSupplement: {"method":"POST","path":"report/api.Messages/supplement","auth":"optional"},
	/** Says 'me too' to a published case, once a person. */
	messagesSupport: {"method":"POST","path":"report/api.Messages/support","auth":"required"},
	/** A case by its number and query code, for those who filed without an account: all of it, and what they can do with it by the same two. */
	messagesTrack: {"method":"POST","path":"report/api.Messages/track","auth":"none"},
	/** Takes an own case back: of the session, or of a number and its query code. */
	messagesWithdraw: {"method":"POST","path":"report/api.Messages/withdraw","auth":"optional"},
	/** What happened, newest first. */
	notificationsGetList: {"method":"GET","path":"api/Notifications/getList","auth":"required"},
	/** Marks notifications as read; without ids, all. */
	notificationsRead: {"method":"POST","path":"api/Notifications/read","auth":"required"},
	/** One project. */
	projectGetDetail: {"method":"GET","path":"report/api.Project/getDetail","auth":"none"},
	/** Projects, newest first. */
	projectGetList: {"method":"GET","path":"report/api.Project/getList","auth":"none"},
	/** The report configuration; names the current release. */
	reportConfigsGetConfig: {"method":"GET","path":"report/api.Configs/getConfig","auth":"none"},
	/** Searches articles, published cases and projects at once. */
	searchGetAll: {"method":"GET","path":"report/api.Search/getAll","auth":"none"},
	/** Deletes the caller's account; filed cases lose the link to the person. */
	userDelete: {"method":"POST","path":"api/User/delete","auth":"required"},
	/** Ends one session, the current one, or all. */
	userEndSessions: {"method":"POST","path":"api/User/endSessions","auth":"required"},
	/** All that the portal keeps about the caller. */
	userExport: {"method":"GET","path":"api/User/export","auth":"required"},
	/** By which channels the caller is told of what, and when not. */
	userGetChannels: {"method":"GET","path":"api/User/getChannels","auth":"required"},
	/** The caller's profile. */
	userGetProfile: {"method":"GET","path":"api/User/getProfile","auth":"required"},
	/** Where the caller is logged in. */
	userGetSessions: {"method":"GET","path":"api/User/getSessions","auth":"required"},
	/** Records visits, actions and client errors, without personal content and without who it was. What comes with the headers DNT: 1 or Sec-GPC: 1 is not recorded. */
	userLogCreateLog: {"method":"POST","path":"api/UserLog/createLog","auth":"optional"},
	/** Has a code sent to an address, takes it with that code, or removes it (null). */
	userSaveEmail: {"method":"POST","path":"api/User/saveEmail","auth":"required"},
	/** Changes by which channels the caller is told of what, and when not; what is left out stays. */
	userUpdateChannels: {"method":"POST","path":"api/User/updateChannels","auth":"required"},
	/** Changes the caller's profile. */
	userUpdateProfile: {"method":"POST","path":"api/User/updateProfile","auth":"required"},
} as const;

/** Every operation's kind. */
export const OPERATION_KINDS = {
	addressesGetList: "query",
	articlesGetCategory: "query",
	articlesGetDetail: "query",
	articlesGetList: "list",
	articlesGetRelated: "query",
	configsGetAll: "query",
	dataRequestsAnswer: "command",
	dataRequestsCreate: "command",
	dataRequestsGetList: "query",
	draftsDelete: "command",
	draftsGetList: "query",
	draftsSave: "command",
	fileUpload: "upload",
	loginMobileLogin: "command",
	loginMobileVerifyCode: "command",
	messageFlowList: "query",
	messagesFollow: "command",
	messagesGetCategory: "query",
	messagesGetDetail: "query",
	messagesGetFacets: "query",
	messagesGetFollowedList: "list",
	messagesGetList: "list",
	messagesGetSimilar: "query",
	messagesGetStatistics: "query",
	messagesGetUserReportList: "list",
	messagesIndex: "command",
	messagesRate: "command",
	messagesReopen: "command",
	messagesSupplement: "command",
	messagesSupport: "command",
	messagesTrack: "command",
	messagesWithdraw: "command",
	notificationsGetList: "list",
	notificationsRead: "command",
	projectGetDetail: "query",
	projectGetList: "list",
	reportConfigsGetConfig: "query",
	searchGetAll: "query",
	userDelete: "command",
	userEndSessions: "command",
	userExport: "query",
	userGetChannels: "query",
	userGetProfile: "query",
	userGetSessions: "query",
	userLogCreateLog: "command",
	userSaveEmail: "command",
	userUpdateChannels: "command",
	userUpdateProfile: "command",
} as const;
