import { deleteFailedNotices, deleteSmsNotice, takeDueNotices } from "../repositories/sms-notice.ts";
import { say } from "../wire/texts.ts";
import type { Job } from "./job.ts";

const AT_ONCE = 200;

/** Sends the short messages that were written down. One that fails is tried again later. */
export const sendNotices: Job = {
	name: "send_notices",
	everySeconds: 15,
	async run({ db, sms }) {
		await deleteFailedNotices(db);
		for (const { id, mobile, locale, number } of await takeDueNotices(db, AT_ONCE)) {
			const text = say("Your case {number} has moved. Log in to the portal to see it.", locale ?? undefined, {
				number,
			});
			try {
				await sms.tell(mobile, text);
				await deleteSmsNotice(db, id);
			} catch (error) {
				console.error(`The notice ${id} could not be sent:`, error);
			}
		}
	},
};
