import { insertNotification, listInformed, notifyFollowers } from "../repositories/notifications/notification.ts";
import { kindOf } from "./kind-of.ts";
import type { Notifier } from "./notifier.ts";

/** Tells in the portal: the filer, unless they did it themselves, and followers while the case is public. */
export const portalNotifier: Notifier = {
	async caseMoved(db, { message_id, owner_id, by_owner, published, status }) {
		if (owner_id !== null && !by_owner)
			await insertNotification(db, { user_id: owner_id, message_id, status, kind: kindOf(status) });
		for (const { user_id, via } of await listInformed(db, message_id))
			await insertNotification(db, { user_id, message_id: via, status, kind: kindOf(status) });
		if (published) await notifyFollowers(db, message_id, status);
	},
};
