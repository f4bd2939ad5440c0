import type { Case } from "../content.ts";
import type { Answer } from "./answer.ts";
import { pageOf } from "./paging.ts";
import { summaryOf } from "./visible.ts";

const byUser = (userId: string | undefined) => (notice: { user: string }) => notice.user === userId;

export const notificationsGetList: Answer<"notificationsGetList"> = ({ unread, ...paging }, { user, state }) => {
	const told = state.notices.filter(byUser(user?.id)).filter(({ read }) => !unread || !read);
	return pageOf(
		told.map(({ user: _user, ...notice }) => notice),
		paging,
	);
};

export const notificationsRead: Answer<"notificationsRead"> = ({ ids }, { user, state }) => {
	const told = state.notices.filter(byUser(user?.id));
	for (const notice of told) if (!ids || ids.includes(notice.id)) notice.read = true;
	return { unread: told.filter(({ read }) => !read).length };
};

export const messagesGetFollowedList: Answer<"messagesGetFollowedList"> = (paging, { user, state }) => {
	const since = (item: Case) => item.followers.get(user?.id ?? "");
	const followed = state.cases.filter((item) => item.published && since(item) !== undefined);
	return pageOf(followed.toSorted((a, b) => (since(b) ?? 0) - (since(a) ?? 0)).map(summaryOf), paging);
};
