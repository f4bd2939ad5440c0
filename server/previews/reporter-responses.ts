import type { OperationName, ResponseOf } from "../../schemas/operation.ts";
import { flowOf } from "../cases/flow.ts";
import { fullCase } from "../cases/full-case.ts";
import { ownSummaryOf } from "../cases/summary.ts";
import type { VisibleCase } from "../cases/visibility.ts";
import type { UserRow } from "../database/tables.ts";
import { type FoundCase, findSummaries } from "../repositories/messages/message.ts";
import type { Services } from "../services.ts";

/** What is asked: the case whose reporter reads, who of the staff looks, and the query. */
type ReporterRead = { services: Services; message: FoundCase; staff: UserRow; query: Record<string, string> };

type Responses = { [O in OperationName]?: (reading: ReporterRead) => Promise<ResponseOf<O> | null> };

/** The case as its reporter sees it; what staff open of its files is recorded as theirs. */
const seenBy = (message: FoundCase, staff: UserRow): VisibleCase => ({
	message,
	own: true,
	full: true,
	reader: staff,
});

const EMPTY_LIST = { list: [], total: 0, page: 1, limit: 10, next: null };

/**
 * What the portal answers to the reporter of a case and to nobody else. Of the person it says nothing: not who they are, nor
 * what else they filed, follow, were told or have begun. Null where what is asked is about something else.
 */
export const REPORTER_RESPONSES: Responses = {
	messagesGetDetail: async ({ services, message, staff, query }) =>
		query.id === message.id ? fullCase(services, seenBy(message, staff), null) : null,
	messageFlowList: async ({ services, message, staff, query }) =>
		query.message_id === message.id ? { list: await flowOf(services, seenBy(message, staff)) } : null,
	messagesGetUserReportList: async ({ services: { db }, message, query }) => {
		const isListed = !query.status || query.status === message.status;
		const rows = isListed ? await findSummaries(db, [message.id]) : [];
		return { ...EMPTY_LIST, list: rows.map(ownSummaryOf), total: rows.length };
	},
	messagesGetFollowedList: async () => EMPTY_LIST,
	notificationsGetList: async () => EMPTY_LIST,
	draftsGetList: async () => ({ list: [], ended: [] }),
	userGetProfile: async ({ message }) => ({
		id: "reporter",
		mobile: "",
		nickname: message.number,
		avatar: null,
		locale: null,
		keep_drafts: false,
		unread: 0,
		created_at: message.submitted_at.toISOString(),
	}),
	userGetChannels: async () => ({
		offered: [],
		email: null,
		pending: null,
		push: null,
		quiet_from: null,
		quiet_until: null,
		case_moved: [],
		case_replied: [],
		info_requested: [],
		followed_case_moved: [],
	}),
	userGetSessions: async () => ({ list: [] }),
};
