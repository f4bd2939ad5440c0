import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST api/Notifications/read: marks notifications as read. */
export const notificationsRead = commandAdapter("notificationsRead", {
	invalidates: ["notificationsGetList", "userGetProfile"],
});
