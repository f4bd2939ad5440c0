import type { NotificationKind } from "../database/tables/notification-tables.ts";
import type { Delivery } from "../repositories/notifications/outbox.ts";
import type { WebhookEvent } from "./webhook-settings.ts";

/** A CloudEvent of version 1.0, in JSON's structured mode. */
export type CloudEvent = {
	specversion: "1.0";
	id: string;
	source: string;
	type: `portico.${WebhookEvent}`;
	subject: string;
	time: string;
	datacontenttype: "application/json";
	data: { id: string; number: string; status: string; category: string };
};

/** The event of a webhook for a kind of notification. */
export function webhookEventOf(kind: NotificationKind): WebhookEvent {
	if (kind === "case_replied") return "case.replied";
	return kind === "info_requested" ? "case.info_requested" : "case.moved";
}

/**
 * What a system outside is told of a case: which one it is, its category, and the state that it came into. Never who filed
 * it nor what anybody wrote: who may know more asks the portal.
 */
export function caseEvent({ event_id, kind, created_at, ...about }: Delivery, portal: string): CloudEvent {
	const { message_id, number, status, category_code } = about;
	const id = message_id ?? "";
	return {
		specversion: "1.0",
		id: event_id,
		source: portal,
		type: `portico.${webhookEventOf(kind)}`,
		subject: id,
		time: created_at.toISOString(),
		datacontenttype: "application/json",
		data: { id, number: number ?? "", status: status ?? "", category: category_code ?? "" },
	};
}
