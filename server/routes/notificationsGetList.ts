import { signedIn } from "../login/caller.ts";
import { noticeText } from "../notifications/notice-text.ts";
import { listNotifications } from "../repositories/notifications/notification.ts";
import type { Route } from "./route.ts";

/** What happened to what the caller filed or follows. */
export const notificationsGetList: Route<"notificationsGetList"> = async (query, { caller, services }) => {
	const { rows, total, page, next } = await listNotifications(services.db, signedIn(caller).id, query);
	const list = rows.map(({ note, reply, ...row }) => {
		const text = noticeText({ note, reply });
		return { ...row, created_at: row.created_at.toISOString(), ...(text !== undefined && { text }) };
	});
	return { list, total, page: page.number, limit: page.limit, next };
};
