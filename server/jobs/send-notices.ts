import { deleteFailedNotices, deleteSmsNotice, takeDueNotices } from "../repositories/sms-notice.ts";
import { smsLeft, takeSms } from "../sms/budget.ts";
import { say } from "../wire/texts.ts";
import type { Job } from "./job.ts";

const AT_ONCE = 200;

/** Sends the short messages that were written down. One that fails is tried again later. */
export const sendNotices: Job = {
	name: "send_notices",
	everySeconds: 15,
	async run(services) {
		const { db, sms } = services;
		await deleteFailedNotices(db);
		// What the budget has no room for is not taken, so that no attempt is counted.
		const most = Math.min(AT_ONCE, await smsLeft(services, "notice"));
		for (const { id, mobile, locale, number } of most > 0 ? await takeDueNotices(db, most) : []) {
			const text = say("Your case {number} has moved. Log in to the portal to see it.", locale ?? undefined, {
				number,
			});
			try {
				await takeSms(services, "notice");
				await sms.tell(mobile, text);
				await deleteSmsNotice(db, id);
			} catch (error) {
				console.error(`The notice ${id} could not be sent:`, error);
			}
		}
	},
};
