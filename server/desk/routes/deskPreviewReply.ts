import { workflowOfCase } from "../../cases/workflow.ts";
import { smsTextOf } from "../../jobs/send-sms-notifications.ts";
import { demandCase } from "../../policies/demand-case.ts";
import { findMessage } from "../../repositories/message.ts";
import { findUser } from "../../repositories/user.ts";
import { absent } from "../../wire/refusal.ts";
import { filerLocale } from "../filer-locale.ts";
import { privateValues } from "../private-values.ts";
import type { StaffRoute } from "../staff-route.ts";

/** What a text would look like in each channel by which it goes out, and what of it is personal. */
export const deskPreviewReply: StaffRoute<"deskPreviewReply"> = async (
	{ id, version, action, text },
	{ services: { db, translators }, user },
) => {
	await demandCase(db, user, id, "read");
	const message = await findMessage(db, id);
	if (!message) throw absent();
	const { transitions } = await workflowOfCase(db, message);
	const to =
		transitions.find((one) => one.action === action && one.from.includes(message.status))?.to ?? message.status;
	const locale = await filerLocale(db, id);
	const reporter = message.user_id === null ? null : await findUser(db, message.user_id);
	const short = smsTextOf(to, translators.inLanguage(locale), message.number);
	return {
		...{ id, version, action, text },
		list: [
			{ channel: "portal" as const, to: reporter?.nickname ?? message.number, subject: message.title, text },
			...(reporter ? [{ channel: "sms" as const, to: reporter.mobile, subject: "", text: short }] : []),
		],
		private: privateValues(text).map(({ kind, text: value }) => ({ kind, text: value })),
	};
};
