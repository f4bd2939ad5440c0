import { signedIn } from "../login/caller.ts";
import { countUnread, markRead } from "../repositories/notifications/notification.ts";
import { isRowId } from "../repositories/queries/search.ts";
import type { Route } from "./route.ts";

/** Marks notifications of the caller's as read: those named, or all. Ids of others' are passed over. */
export const notificationsRead: Route<"notificationsRead"> = async ({ ids }, { caller, services }) => {
	const { id } = signedIn(caller);
	await markRead(services.db, id, ids?.filter(isRowId) ?? null);
	return { unread: await countUnread(services.db, id) };
};
