import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Messages/support: says "me too" to a published case. */
export const messagesSupport = commandAdapter("messagesSupport", {
	invalidates: ["messagesGetDetail", "messagesGetList"],
});
