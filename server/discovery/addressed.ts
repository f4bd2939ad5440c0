import type { Addressed } from "../repositories/messages/public-address.ts";
import type { DetailOperation } from "./release-pages.ts";

/** The operation that gives one of what the public can open by an address. */
export const OPERATION_OF: Readonly<Record<Addressed, DetailOperation>> = {
	article: "articlesGetDetail",
	message: "messagesGetDetail",
	project: "projectGetDetail",
};
