import type { Case } from "../content.ts";
import { publishedCases } from "./figures.ts";
import type { Handler } from "./handler.ts";
import { newestBy, pageOf } from "./paging.ts";
import { messageFor, summaryOf, visibleCase } from "./visible.ts";

const newest = newestBy<Case>((item) => item.submitted_at);
const ORDERS = {
	newest,
	oldest: (a: Case, b: Case) => newest(b, a),
	replied: newestBy<Case>((item) => item.replied_at),
};

export const messagesGetList: Handler<"messagesGetList"> = (query, { state }) => {
	const { sort = "newest", page, limit, cursor, ...filter } = query;
	const found = publishedCases(state, filter);
	const paging = { ...(page && { page }), ...(limit && { limit }), ...(cursor && { cursor }) };
	return pageOf(found.sort(ORDERS[sort]).map(summaryOf), paging);
};

export const messagesGetDetail: Handler<"messagesGetDetail"> = ({ id }, { user, state }) => {
	const item = visibleCase(id, user, state);
	if (item.owner === user?.id) item.unread = false;
	for (const notification of state.notifications)
		if (notification.user === user?.id && notification.message_id === id) notification.read = true;
	return messageFor(item, user);
};

export const messageFlowList: Handler<"messageFlowList"> = ({ message_id }, { user, state }) => {
	const item = visibleCase(message_id, user, state);
	const own = user !== null && item.owner === user.id;
	const flow = state.flows.get(item.id) ?? [];
	return { list: own ? flow : flow.map((entry) => (entry.actor === "Citizen" ? { ...entry, note: "" } : entry)) };
};

export const messagesGetUserReportList: Handler<"messagesGetUserReportList"> = (
	{ status, ...paging },
	{ user, state },
) => {
	const own = state.cases.filter((item) => item.owner === user?.id && (!status || item.status === status));
	return pageOf(
		own.sort(newest).map((item) => ({ ...summaryOf(item), unread: item.unread })),
		paging,
	);
};
