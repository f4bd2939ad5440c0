import type { Message, MessageSummary, UserInfo } from "../../../schemas/types.gen.ts";
import type { Case } from "../content.ts";
import { absent } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Answer } from "./answer.ts";
import { matches, newestBy, pageOf } from "./paging.ts";

function summaryOf({
	answers: _a,
	reply: _r,
	attachments: _t,
	owner: _o,
	published: _p,
	...summary
}: Case): MessageSummary {
	return summary;
}

const newest = newestBy<Case>((item) => item.submitted_at);
const ORDERS = {
	newest,
	oldest: (a: Case, b: Case) => newest(b, a),
	replied: newestBy<Case>((item) => item.replied_at),
};

export const messagesGetList: Answer<"messagesGetList"> = (query, { state }) => {
	const { category, status, keyword, from, to, project_id, sort = "newest", ...paging } = query;
	const found = state.cases
		.filter((item) => item.published)
		.filter((item) => !category || item.category.code === category)
		.filter((item) => !status || item.status === status)
		.filter((item) => !project_id || item.project?.id === project_id)
		.filter((item) => !from || item.submitted_at.slice(0, 10) >= from)
		.filter((item) => !to || item.submitted_at.slice(0, 10) <= to)
		.filter((item) => matches(keyword, item.title));
	return pageOf(found.sort(ORDERS[sort]).map(summaryOf), paging);
};

/** A case that this reader may see; others' unpublished ones are as absent as none. */
function visibleCase(id: string, user: UserInfo | null, state: PortalState): Case {
	const found = state.cases.find((item) => item.id === id);
	if (!found || (!found.published && (!user || found.owner !== user.id))) throw absent();
	return found;
}

export const messagesGetDetail: Answer<"messagesGetDetail"> = ({ id }, { user, state }): Message => {
	const { owner, published: _published, ...message } = visibleCase(id, user, state);
	return { ...message, own: user !== null && owner === user.id };
};

export const messageFlowList: Answer<"messageFlowList"> = ({ message_id }, { user, state }) => ({
	list: state.flows.get(visibleCase(message_id, user, state).id) ?? [],
});

export const messagesGetUserReportList: Answer<"messagesGetUserReportList"> = (
	{ status, ...paging },
	{ user, state },
) => {
	const own = state.cases.filter((item) => item.owner === user?.id && (!status || item.status === status));
	return pageOf(own.sort(newest).map(summaryOf), paging);
};
