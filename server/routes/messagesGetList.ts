import { summaryOf } from "../cases/summary.ts";
import { listPublished } from "../repositories/messages/published-messages.ts";
import type { Route } from "./route.ts";

/** Published cases. */
export const messagesGetList: Route<"messagesGetList"> = async (query, { services }) => {
	const { rows, total, more, page, next } = await listPublished(services.db, query);
	return { list: rows.map(summaryOf), total, more, page: page.number, limit: page.limit, next };
};
