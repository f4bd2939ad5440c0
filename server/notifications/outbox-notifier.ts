import { randomUUID } from "node:crypto";
import type { Db } from "../database/connection.ts";
import type { ChannelName } from "../database/tables/notification-tables.ts";
import { notifiedOfSupervised } from "../repositories/desk/case-supervision.ts";
import { listInformed } from "../repositories/notifications/notification.ts";
import {
	followersOf,
	insertForPeople,
	insertForWebhooks,
	peopleWithIds,
} from "../repositories/notifications/outbox.ts";
import type { Settings } from "../settings.ts";
import { webhookEventOf } from "../webhooks/case-event.ts";
import { kindOf } from "./kind-of.ts";
import type { Notifier } from "./notifier.ts";

type Offering = Pick<Settings, "smsNotifications" | "notifications" | "push">;

/** The channels by which the settings let people be told of cases. */
export function offeredChannels({
	smsNotifications,
	notifications: { mail },
	push,
}: Offering): Exclude<ChannelName, "webhook">[] {
	return [
		...(smsNotifications ? ["sms" as const] : []),
		...(mail ? ["email" as const] : []),
		...(push ? ["push" as const] : []),
	];
}

/**
 * Writes down who is to be told outside of the portal: the filer, unless they did it themselves, whose case was merged into
 * it, followers while it is public, who supervises it, and webhooks. A case without a name has no filer to tell.
 */
export function outboxNotifier(settings: Offering): Notifier {
	const channels = offeredChannels(settings);
	return {
		async caseMoved(db, { message_id, owner_id, by_owner, mover_id, published, status }) {
			const kind = kindOf(status);
			const occasion = { event_id: randomUUID(), kind, message_id, status };
			const write = { channels, usual: true };
			if (owner_id !== null && !by_owner)
				await insertForPeople(db, occasion, { ...write, people: peopleWithIds([owner_id]) });
			for (const { user_id, via } of await listInformed(db, message_id))
				await insertForPeople(db, { ...occasion, message_id: via }, { ...write, people: peopleWithIds([user_id]) });
			const followed = { ...occasion, kind: "followed_case_moved" as const };
			if (published) await insertForPeople(db, followed, { channels, usual: false, people: followersOf(message_id) });
			const supervising = (await notifiedOfSupervised(db, message_id)).filter((id) => id !== mover_id);
			const supervised = { ...occasion, kind: "supervised_case_moved" as const };
			await insertForPeople(db, supervised, { ...write, people: peopleWithIds(supervising) });
			const listening = settings.notifications.webhooks.filter(({ events }) => events.includes(webhookEventOf(kind)));
			const ids = listening.map(({ id }) => id);
			await insertForWebhooks(db, occasion, ids);
		},
	};
}

/** Tells somebody that they can work for the portal now: by short message, and by e-mail where they have given an address. */
export async function notifyInvited(db: Db, { notifications }: Offering, userId: string): Promise<void> {
	const occasion = { event_id: randomUUID(), kind: "staff_invited" as const, message_id: null, status: null };
	const channels: ChannelName[] = ["sms", ...(notifications.mail ? ["email" as const] : [])];
	await insertForPeople(db, occasion, { people: peopleWithIds([userId]), channels, usual: true });
}

/** Tells somebody that a case was filed for them, and under which number, in the transaction that stores it. */
export async function notifyFiled(
	db: Db,
	settings: Offering,
	{ message_id, user_id, status }: { message_id: string; user_id: string; status: string },
): Promise<void> {
	const occasion = { event_id: randomUUID(), kind: "case_filed" as const, message_id, status };
	await insertForPeople(db, occasion, {
		people: peopleWithIds([user_id]),
		channels: offeredChannels(settings),
		usual: true,
	});
}

/** Tells somebody that there is news about what they asked for of their data, in the transaction that stores it. */
export async function notifyDataRequest(db: Db, settings: Offering, userId: string): Promise<void> {
	const occasion = { event_id: randomUUID(), kind: "data_request_moved" as const, message_id: null, status: null };
	await insertForPeople(db, occasion, {
		people: peopleWithIds([userId]),
		channels: offeredChannels(settings),
		usual: true,
	});
}

/** Tells some of the staff that somebody has answered what they were asked about their data, in the transaction that stores it. */
export async function notifyDataAnswered(db: Db, settings: Offering, people: readonly string[]): Promise<void> {
	const occasion = { event_id: randomUUID(), kind: "data_request_answered" as const, message_id: null, status: null };
	await insertForPeople(db, occasion, {
		people: peopleWithIds(people),
		channels: offeredChannels(settings),
		usual: true,
	});
}

/** Tells some of the staff that an answer has come to a case from outside, in the transaction that stores it. */
export async function notifyOutsideAnswered(
	db: Db,
	settings: Offering,
	{ message_id, people }: { message_id: string; people: readonly string[] },
): Promise<void> {
	const occasion = { event_id: randomUUID(), kind: "outside_answered" as const, message_id, status: null };
	await insertForPeople(db, occasion, {
		people: peopleWithIds(people),
		channels: offeredChannels(settings),
		usual: true,
	});
}
