import type { Translator } from "../../schemas/i18n/translator.ts";
import type { ServerText } from "../../schemas/server-texts.ts";
import type { CaseStatus } from "../../schemas/types.gen.ts";
import { deleteFailedSms, deleteSmsNotification, takeDueSms } from "../repositories/sms-notification.ts";
import { smsLeft, takeSms } from "../sms/budget.ts";
import { translate } from "../wire/texts.ts";
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

/** What a short message says of a case that has come into a state, in a translator's language. */
export const smsTextOf = (status: CaseStatus, translator: Translator, number: string): string =>
	translate(TEXTS[status] ?? MOVED, translator, { number });

/** Sends the short messages that were written down. One that fails is tried again later. */
export const sendSmsNotifications: Job = {
	name: "send_notices",
	everySeconds: 15,
	async run(services) {
		const { db, sms } = services;
		await deleteFailedSms(db);
		// What the budget has no room for is not taken, so that no attempt is counted.
		const most = Math.min(AT_ONCE, await smsLeft(services, "notice"));
		for (const { id, mobile, locale, number, status } of most > 0 ? await takeDueSms(db, most) : []) {
			const text = smsTextOf(status, services.translators.inLanguage(locale ?? undefined), number);
			try {
				await takeSms(services, "notice");
				await sms.sendText(mobile, text);
				await deleteSmsNotification(db, id);
			} catch (error) {
				console.error(`The notice ${id} could not be sent:`, error);
			}
		}
	},
};
