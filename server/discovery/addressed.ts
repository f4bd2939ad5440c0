import type { Addressed } from "../repositories/messages/public-address.ts";
import type { DetailOperation } from "./release-pages.ts";

/** What the public can open by an address of its own. */
export const ADDRESSED = ["article", "message", "project"] as const;

/** The operation that gives one of them. */
export const OPERATION_OF: Readonly<Record<Addressed, DetailOperation>> = {
	article: "articlesGetDetail",
	message: "messagesGetDetail",
	project: "projectGetDetail",
};
