import type { Case } from "../content.ts";
import type { Handler } from "./handler.ts";
import { pageOf } from "./paging.ts";
import { summaryOf } from "./visible.ts";

const byUser = (userId: string | undefined) => (notification: { user: string }) => notification.user === userId;

export const notificationsGetList: Handler<"notificationsGetList"> = ({ unread, ...paging }, { user, state }) => {
	const notified = state.notifications.filter(byUser(user?.id)).filter(({ read }) => !unread || !read);
	return pageOf(
		notified.map(({ user: _user, ...notification }) => notification),
		paging,
	);
};

export const notificationsRead: Handler<"notificationsRead"> = ({ ids }, { user, state }) => {
	const notified = state.notifications.filter(byUser(user?.id));
	for (const notification of notified) if (!ids || ids.includes(notification.id)) notification.read = true;
	return { unread: notified.filter(({ read }) => !read).length };
};

export const messagesGetFollowedList: Handler<"messagesGetFollowedList"> = (paging, { user, state }) => {
	const since = (item: Case) => item.followers.get(user?.id ?? "");
	const followed = state.cases.filter((item) => item.published && since(item) !== undefined);
	return pageOf(followed.toSorted((a, b) => (since(b) ?? 0) - (since(a) ?? 0)).map(summaryOf), paging);
};
