import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Messages/index (spec §7). Its idempotency key lets it be sent again when no response came. */
export const messagesIndex = commandAdapter("messagesIndex", {
	invalidates: ["messagesGetUserReportList", "draftsGetList"],
});
