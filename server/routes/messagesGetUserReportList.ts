import { ownSummaryOf } from "../cases/summary.ts";
import { listOwn } from "../repositories/messages/own-messages.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** The caller's own cases. */
export const messagesGetUserReportList: Route<"messagesGetUserReportList"> = async (query, { caller, services }) => {
	if (!caller.user) throw new Refusal(401, "Please log in.");
	const { rows, total, more, page, next } = await listOwn(services.db, caller.user.id, query);
	return { list: rows.map(ownSummaryOf), total, more, page: page.number, limit: page.limit, next };
};
