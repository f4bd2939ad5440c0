import { NOTIFICATION_VALUES } from "../../rules/texts/notification-values.ts";
import type { NotificationTemplate } from "../../types.gen.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { argumentsOf } from "../message-arguments.ts";
import { worded } from "../worded.ts";

/** The names in braces that a message is not given. */
function unknownIn(text: string, event: NotificationTemplate["event"]): string[] {
	const named = argumentsOf(text);
	// What is not well-formed is said of all texts (texts.ts).
	return named instanceof Error ? [] : named.filter((name) => !NOTIFICATION_VALUES[event].includes(name));
}

/** Notifications name only what they are given; there is one for each event and channel, with a subject where the channel has one. */
export const checkNotifications: DocumentCheck = ofKind("notifications", ({ place, document }, _names, report) => {
	const seen = new Map<string, number>();
	for (const [index, { event, channel, subject, text }] of document.messages.entries()) {
		const at = `/messages/${index}`;
		const first = seen.get(`${event} ${channel}`);
		seen.set(`${event} ${channel}`, first ?? index);
		if (first !== undefined) {
			const message = worded`What ${event} says by ${channel} stands at /messages/${first} already. Expected one text for each event and channel.`;
			report.add(place, `${at}/event`, "duplicate-id", message);
		}
		if (channel !== "sms" && subject === undefined) {
			const message = worded`A message by ${channel} lacks its subject. Expected "subject".`;
			report.add(place, at, "message-argument", message);
		}
		for (const [name, wording] of Object.entries({ subject, text })) {
			const unknown = unknownIn(wording ?? "", event);
			if (unknown.length === 0) continue;
			const message = worded`The text names {${unknown.join("}, {")}}, which ${event} does not have. Expected {${NOTIFICATION_VALUES[event].join("}, {")}} only.`;
			report.add(place, `${at}/${name}`, "message-argument", message);
		}
	}
});
