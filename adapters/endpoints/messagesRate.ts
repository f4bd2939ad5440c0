import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Messages/rate: rates the reply to an own case. */
export const messagesRate = commandAdapter("messagesRate", {
	invalidates: ["messagesGetDetail", "messageFlowList", "messagesGetUserReportList"],
});
