import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Messages/supplement: adds to an own case what was requested. */
export const messagesSupplement = commandAdapter("messagesSupplement", {
	invalidates: ["messagesGetDetail", "messageFlowList", "messagesGetUserReportList"],
});
