import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Messages/withdraw: takes an own case back. */
export const messagesWithdraw = commandAdapter("messagesWithdraw", {
	invalidates: ["messagesGetDetail", "messageFlowList", "messagesGetUserReportList"],
});
