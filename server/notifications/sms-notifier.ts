import { insertSmsNotification } from "../repositories/sms-notification.ts";
import type { Notifier } from "./notifier.ts";

/** Has the filer told by a short message, unless they moved the case themselves. */
export const smsNotifier: Notifier = {
	async caseMoved(db, { message_id, owner_id, by_owner }) {
		if (owner_id !== null && !by_owner) await insertSmsNotification(db, owner_id, message_id);
	},
};
