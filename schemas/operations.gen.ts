/* Generated from schemas/meta and schemas/api by `npm run generate`. Do not edit. */

/** Every operation's HTTP method, path below the host, kind and need of a session. */
export const OPERATIONS = {
	/** The categories of articles, with counts. */
	articlesGetCategory: {"method":"GET","path":"report/api.Articles/getCategory","kind":"query","auth":"none"},
	/** One article; counts a view. */
	articlesGetDetail: {"method":"GET","path":"report/api.Articles/getDetail","kind":"query","auth":"none"},
	/** Articles, newest first. */
	articlesGetList: {"method":"GET","path":"report/api.Articles/getList","kind":"list","auth":"none"},
	/** Articles near one. */
	articlesGetRelated: {"method":"GET","path":"report/api.Articles/getRelated","kind":"query","auth":"none"},
	/** The administration's configuration under a key. */
	configsGetAll: {"method":"GET","path":"api/Configs/getAll","kind":"query","auth":"none"},
	/** Discards an application draft. */
	draftsDelete: {"method":"POST","path":"report/api.Drafts/delete","kind":"command","auth":"required"},
	/** The caller's application drafts, and which have ended of late. */
	draftsGetList: {"method":"GET","path":"report/api.Drafts/getList","kind":"query","auth":"required"},
	/** Keeps an application draft; 409 with the newer one in data when `version` is not the stored one, or with the ended draft when its key was sent or discarded. */
	draftsSave: {"method":"POST","path":"report/api.Drafts/save","kind":"command","auth":"required"},
	/** Stores one file sent as the multipart field `file`. */
	fileUpload: {"method":"POST","path":"api/File/upload","kind":"upload","auth":"optional"},
	/** Logs in with a mobile number and the code sent to it. */
	loginMobileLogin: {"method":"POST","path":"api/Login/mobileLogin","kind":"command","auth":"none"},
	/** Sends a verification code to a mobile number. */
	loginMobileVerifyCode: {"method":"POST","path":"api/Login/mobileVerifyCode","kind":"command","auth":"none"},
	/** How a case was handled, oldest first. */
	messageFlowList: {"method":"GET","path":"report/api.MessageFlow/messageFlowList","kind":"query","auth":"optional"},
	/** Follows a published case, or stops to. */
	messagesFollow: {"method":"POST","path":"report/api.Messages/follow","kind":"command","auth":"required"},
	/** What a case can be about. */
	messagesGetCategory: {"method":"GET","path":"report/api.Messages/getCategory","kind":"query","auth":"none"},
	/** One case: a published one, or the caller's own. */
	messagesGetDetail: {"method":"GET","path":"report/api.Messages/getDetail","kind":"query","auth":"optional"},
	/** How many published cases each value of a filter would leave, under the other filters. */
	messagesGetFacets: {"method":"GET","path":"report/api.Messages/getFacets","kind":"query","auth":"none"},
	/** The cases that the caller follows. */
	messagesGetFollowedList: {"method":"GET","path":"report/api.Messages/getFollowedList","kind":"list","auth":"required"},
	/** Published cases. */
	messagesGetList: {"method":"GET","path":"report/api.Messages/getList","kind":"list","auth":"none"},
	/** Published cases of a category that resemble a text. */
	messagesGetSimilar: {"method":"GET","path":"report/api.Messages/getSimilar","kind":"query","auth":"none"},
	/** Figures of the cases: of published ones all; of others only how many, month by month in steps of five, without a project. */
	messagesGetStatistics: {"method":"GET","path":"report/api.Messages/getStatistics","kind":"query","auth":"none"},
	/** The caller's own cases, newest first. */
	messagesGetUserReportList: {"method":"GET","path":"report/api.Messages/getUserReportList","kind":"list","auth":"required"},
	/** Files a case with what a form asked; 409 with the case's number and time in data where the key was used with other answers. */
	messagesIndex: {"method":"POST","path":"report/api.Messages/index","kind":"command","auth":"optional"},
	/** Rates the reply to an own case: of the session, or of a number and its query code. */
	messagesRate: {"method":"POST","path":"report/api.Messages/rate","kind":"command","auth":"optional"},
	/** Asks to reopen an own case after a reply: of the session, or of a number and its query code. */
	messagesReopen: {"method":"POST","path":"report/api.Messages/reopen","kind":"command","auth":"optional"},
	/** Adds what was asked for to an own case: of the session, or of a number and its query code. */
	messagesSupplement: {"method":"POST","path":"report/api.Messages/supplement","kind":"command","auth":"optional"},
	/** Says 'me too' to a published case, once a person. */
	messagesSupport: {"method":"POST","path":"report/api.Messages/support","kind":"command","auth":"required"},
	/** A case by its number and query code, for those who filed without an account: all of it, and what they can do with it by the same two. */
	messagesTrack: {"method":"POST","path":"report/api.Messages/track","kind":"command","auth":"none"},
	/** Takes an own case back: of the session, or of a number and its query code. */
	messagesWithdraw: {"method":"POST","path":"report/api.Messages/withdraw","kind":"command","auth":"optional"},
	/** What happened, newest first. */
	notificationsGetList: {"method":"GET","path":"api/Notifications/getList","kind":"list","auth":"required"},
	/** Marks notifications as read; without ids, all. */
	notificationsRead: {"method":"POST","path":"api/Notifications/read","kind":"command","auth":"required"},
	/** One project. */
	projectGetDetail: {"method":"GET","path":"report/api.Project/getDetail","kind":"query","auth":"none"},
	/** Projects, newest first. */
	projectGetList: {"method":"GET","path":"report/api.Project/getList","kind":"list","auth":"none"},
	/** The report configuration; names the current release. */
	reportConfigsGetConfig: {"method":"GET","path":"report/api.Configs/getConfig","kind":"query","auth":"none"},
	/** Searches articles, published cases and projects at once. */
	searchGetAll: {"method":"GET","path":"report/api.Search/getAll","kind":"query","auth":"none"},
	/** Deletes the caller's account; filed cases lose the link to the person. */
	userDelete: {"method":"POST","path":"api/User/delete","kind":"command","auth":"required"},
	/** Ends one session, the current one, or all. */
	userEndSessions: {"method":"POST","path":"api/User/endSessions","kind":"command","auth":"required"},
	/** All that the portal keeps about the caller. */
	userExport: {"method":"GET","path":"api/User/export","kind":"query","auth":"required"},
	/** By which channels the caller is told of what, and when not. */
	userGetChannels: {"method":"GET","path":"api/User/getChannels","kind":"query","auth":"required"},
	/** The caller's profile. */
	userGetProfile: {"method":"GET","path":"api/User/getProfile","kind":"query","auth":"required"},
	/** Where the caller is logged in. */
	userGetSessions: {"method":"GET","path":"api/User/getSessions","kind":"query","auth":"required"},
	/** Records visits, actions and client errors, without personal content and without who it was. What comes with the headers DNT: 1 or Sec-GPC: 1 is not recorded. */
	userLogCreateLog: {"method":"POST","path":"api/UserLog/createLog","kind":"command","auth":"optional"},
	/** Has a code sent to an address, takes it with that code, or removes it (null). */
	userSaveEmail: {"method":"POST","path":"api/User/saveEmail","kind":"command","auth":"required"},
	/** Changes by which channels the caller is told of what, and when not; what is left out stays. */
	userUpdateChannels: {"method":"POST","path":"api/User/updateChannels","kind":"command","auth":"required"},
	/** Changes the caller's profile. */
	userUpdateProfile: {"method":"POST","path":"api/User/updateProfile","kind":"command","auth":"required"},
} as const;
