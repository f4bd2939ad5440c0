/** The sixteen calls that every backend implements (spec §7). */
const EVERYWHERE: ReadonlySet<string> = new Set([
	"configsGetAll",
	"loginMobileVerifyCode",
	"loginMobileLogin",
	"userLogCreateLog",
	"fileUpload",
	"reportConfigsGetConfig",
	"projectGetList",
	"projectGetDetail",
	"messagesGetCategory",
	"messagesGetList",
	"messagesGetDetail",
	"messageFlowList",
	"messagesIndex",
	"articlesGetList",
	"articlesGetDetail",
	"messagesGetUserReportList",
]);

/** What a backend says in its configuration of what it implements beside the sixteen calls. */
export type Offers = Readonly<Record<string, true | undefined>>;

/** Whether a backend implements an operation. Only the sixteen calls are requested of one that does not list more. */
export const isOffered = (operation: string, offers: Offers | undefined): boolean =>
	EVERYWHERE.has(operation) || (offers !== undefined && Object.hasOwn(offers, operation));

/** All of some operations that a backend has to name in its configuration, as it names them. */
export const offersOf = (operations: readonly string[]): Record<string, true> =>
	Object.fromEntries(operations.filter((name) => !EVERYWHERE.has(name)).map((name) => [name, true]));
