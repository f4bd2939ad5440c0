import { summaryOf } from "../cases/summary.ts";
import { signedIn } from "../login/caller.ts";
import { listFollowed } from "../repositories/messages/followed-messages.ts";
import type { Route } from "./route.ts";

/** The cases that the caller follows, as far as they are public. */
export const messagesGetFollowedList: Route<"messagesGetFollowedList"> = async (query, { caller, services }) => {
	const { rows, total, more, page, next } = await listFollowed(services.db, signedIn(caller).id, query);
	return { list: rows.map(summaryOf), total, more, page: page.number, limit: page.limit, next };
};
