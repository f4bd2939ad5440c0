import type { CaseStatus } from "../../schemas/types.gen.ts";
import { deleteFailedNotices, deleteSmsNotice, takeDueNotices } from "../repositories/sms-notice.ts";
import { smsLeft, takeSms } from "../sms/budget.ts";
import { type ServerText, say } from "../wire/texts.ts";
import type { Job } from "./job.ts";

const AT_ONCE = 200;

/**
 * What has happened, by where the case stands. What was written stays in the portal: a short message is read on locked
 * screens, and numbers change hands.
 */
const MOVED = "Your case {number} has moved. Log in to the portal to see it.";
const TEXTS: Partial<Record<CaseStatus, ServerText>> = {
	replied: "Your case {number} has an official reply. Log in to the portal to read it.",
	info_requested: "Your case {number} needs something from you. Log in to the portal to answer.",
	rejected: "Your case {number} was not accepted. Log in to the portal to read why.",
};

/** Sends the short messages that were written down. One that fails is tried again later. */
export const sendNotices: Job = {
	name: "send_notices",
	everySeconds: 15,
	async run(services) {
		const { db, sms } = services;
		await deleteFailedNotices(db);
		// What the budget has no room for is not taken, so that no attempt is counted.
		const most = Math.min(AT_ONCE, await smsLeft(services, "notice"));
		for (const { id, mobile, locale, number, status } of most > 0 ? await takeDueNotices(db, most) : []) {
			const text = say(TEXTS[status] ?? MOVED, locale ?? undefined, { number });
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
