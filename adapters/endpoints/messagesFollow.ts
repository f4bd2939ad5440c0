import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Messages/follow: follows a published case, or stops to. */
export const messagesFollow = commandAdapter("messagesFollow", {
	invalidates: ["messagesGetDetail", "messagesGetFollowedList"],
});
