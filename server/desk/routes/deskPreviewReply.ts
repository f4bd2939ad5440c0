import { recordReading } from "../../audit/record.ts";
import { demandCase } from "../../cases/demand-case.ts";
import { privateValues } from "../../cases/private-values.ts";
import { workflowOfCase } from "../../cases/workflow.ts";
import { networkOf } from "../../login/network.ts";
import { caseWords, eventOf } from "../../notifications/case-words.ts";
import { kindOf } from "../../notifications/kind-of.ts";
import { offeredChannels } from "../../notifications/outbox-notifier.ts";
import { findMessage } from "../../repositories/messages/message.ts";
import { listReach } from "../../repositories/notifications/channels.ts";
import { findUser } from "../../repositories/people/user.ts";
import { absent } from "../../wire/refusal.ts";
import { filerLocale } from "../filer-locale.ts";
import type { StaffRoute } from "../staff-route.ts";

/**
 * What a text would look like in each channel by which it goes out to its reporter, and what of it is personal. It takes the
 * right to reply: where it goes are the reporter's name and addresses. Throws 403 or 404.
 */
export const deskPreviewReply: StaffRoute<"deskPreviewReply"> = async (
	{ id, version, action, text },
	{ services: { db, settings }, user, request },
) => {
	await demandCase(db, user, id, "move");
	const message = await findMessage(db, id);
	if (!message) throw absent();
	await recordReading(db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	const { transitions } = await workflowOfCase(db, message);
	const status =
		transitions.find((one) => one.action === action && one.from.includes(message.status))?.to ?? message.status;
	const locale = await filerLocale(db, id);
	const reporter = message.user_id === null ? null : await findUser(db, message.user_id);
	const kind = kindOf(status);
	const reach = reporter ? await listReach(db, reporter.id, kind, offeredChannels(settings)) : [];
	const about = { ...message, message_id: message.id, status };
	const previews = [];
	for (const { channel, to } of reach) {
		const words = await caseWords(db, settings, { event: eventOf(kind, status), channel, locale, about });
		if (words) previews.push({ channel, to, subject: words.subject, text: words.text });
	}
	return {
		id,
		version,
		action,
		text,
		list: [
			{ channel: "portal" as const, to: reporter?.nickname ?? message.number, subject: message.title, text },
			...previews,
		],
		private: privateValues(text).map(({ kind: of, text: value }) => ({ kind: of, text: value })),
	};
};
