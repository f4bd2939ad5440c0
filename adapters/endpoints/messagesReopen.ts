import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Messages/reopen: asks to have an own case handled again. */
export const messagesReopen = commandAdapter("messagesReopen", {
	invalidates: ["messagesGetDetail", "messageFlowList", "messagesGetUserReportList"],
});
