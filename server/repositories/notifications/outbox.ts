import { type RawBuilder, sql } from "kysely";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import type { ChannelName, NotificationKind } from "../../database/tables/notification-tables.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** What people are told of: the same `event_id` for all of them. */
export type Occasion = {
	event_id: string;
	kind: NotificationKind;
	message_id: string | null;
	status: CaseStatus | null;
};

/** What the outbox holds of somebody who is told, and of the case that it is about, as it stands when it is sent. */
export type Delivery = Occasion & {
	id: string;
	channel: ChannelName;
	user_id: string | null;
	webhook: string | null;
	attempts: number;
	created_at: Date;
	mobile: string | null;
	locale: string | null;
	email: string | null;
	starts: string | null;
	ends: string | null;
	number: string | null;
	category_code: string | null;
	workflow_hash: string | null;
};

/** Attempts after which a message is given up, four to five hours after the first. */
export const MAX_ATTEMPTS = 10;

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 6 * 3600;

/** The ids of some people, as a set to write for. */
export const peopleWithIds = (ids: readonly string[]): RawBuilder<unknown> => sql`unnest(${ids}::uuid[])`;

/** Everybody who follows a case. */
export const followersOf = (messageId: string): RawBuilder<unknown> =>
	sql`(select user_id from message_follow where message_id = ${messageId})`;

/**
 * Writes down that people are to be told, by each of some channels in which they can be reached and want it: `usual` says of
 * those who have not chosen. Once an event, person and channel, however often it is called.
 */
export async function insertForPeople(
	db: Db,
	occasion: Occasion,
	{ people, channels, usual }: { people: RawBuilder<unknown>; channels: readonly ChannelName[]; usual: boolean },
): Promise<void> {
	if (channels.length === 0) return;
	const { event_id, kind, message_id, status } = occasion;
	await sql`
		insert into outbox (event_id, kind, channel, user_id, message_id, status)
		select ${event_id}::uuid, ${kind}, offered.channel, person.id, ${message_id}::uuid, ${status}
		from ${people} as person (id) cross join unnest(${channels}::text[]) as offered (channel)
		left join channel_choice as choice
			on choice.user_id = person.id and choice.kind = ${kind} and choice.channel = offered.channel
		where coalesce(choice.wanted, ${usual})
			and (offered.channel <> 'push' or exists (select from push_subscription where user_id = person.id))
			and (offered.channel <> 'email' or exists (select from email_address where user_id = person.id and address is not null))
		on conflict do nothing
	`.execute(db);
}

/** Writes down that webhooks are to be told of a case, unless only its team reads it. */
export async function insertForWebhooks(db: Db, occasion: Occasion, webhooks: readonly string[]): Promise<void> {
	if (webhooks.length === 0) return;
	const { event_id, kind, message_id, status } = occasion;
	await sql`
		insert into outbox (event_id, kind, channel, webhook, message_id, status)
		select ${event_id}::uuid, ${kind}, 'webhook', webhook.id, message.id, ${status}
		from message cross join unnest(${webhooks}::text[]) as webhook (id)
		where message.id = ${message_id} and not message.restricted
		on conflict do nothing
	`.execute(db);
}

/**
 * Takes what is due by a channel. Each is put off as it is taken, longer each time and by chance some more or less: what is
 * not settled comes again, also after a crash, and not all of it at once.
 */
export async function takeDue(db: Db, channel: ChannelName, max: number): Promise<Delivery[]> {
	const { rows } = await sql<Delivery>`
		with due as (
			select id from outbox where channel = ${channel} and state = 'waiting' and send_after <= now()
			order by send_after limit ${max} for update skip locked
		), taken as (
			update outbox set attempts = attempts + 1, send_after = now() + make_interval(
				secs => least(${FIRST_WAIT_SECONDS} * 2 ^ attempts, ${LONGEST_WAIT_SECONDS}) * (0.75 + random() / 2)
			) where id in (select id from due) returning *
		)
		select taken.*, app_user.mobile, app_user.locale, email_address.address as email, quiet_hours.starts, quiet_hours.ends,
			message.number, message.workflow_hash, category.code as category_code
		from taken
		left join app_user on app_user.id = taken.user_id
		left join email_address on email_address.user_id = taken.user_id
		left join quiet_hours on quiet_hours.user_id = taken.user_id
		left join message on message.id = taken.message_id
		left join category on category.id = message.category_id
		order by taken.created_at, taken.id
	`.execute(db);
	return rows;
}

/** Has a message wait until a time, as if it had not been tried. */
export async function putOff(db: Db, id: string, until: Date): Promise<void> {
	await db
		.updateTable("outbox")
		.set({ send_after: until, attempts: sql<number>`attempts - 1` })
		.where("id", "=", id)
		.where("state", "=", "waiting")
		.execute();
}

/** Says what became of a message, and of what is not sent why. */
export async function settle(
	db: Db,
	id: string,
	state: "sent" | "dead" | "discarded",
	reason: string | null = null,
): Promise<void> {
	await db
		.updateTable("outbox")
		.set({ state, reason, settled_at: new Date() })
		.where("id", "=", id)
		.where("state", "=", "waiting")
		.execute();
}

/** Says why the last attempt failed; a later one may not. */
export async function noteFailure(db: Db, id: string, reason: string): Promise<void> {
	await db.updateTable("outbox").set({ reason }).where("id", "=", id).where("state", "=", "waiting").execute();
}

const SENT_DAYS = 7;
const DEAD_DAYS = 90;

/** Deletes what was sent or given up long enough ago: it says who has to do with which case. */
export async function deleteSettled(db: Db): Promise<void> {
	await deleteInBatches(
		db,
		"outbox",
		sql`settled_at < now() - make_interval(days => ${SENT_DAYS})
			and (state in ('sent', 'discarded') or (state = 'dead' and settled_at < now() - make_interval(days => ${DEAD_DAYS})))`,
	);
}

/** Deletes what leads from a case to people, as its filer is taken from it. */
export async function forgetNotified(db: Db, messageId: string): Promise<void> {
	await db.deleteFrom("outbox").where("message_id", "=", messageId).where("user_id", "is not", null).execute();
}

/**
 * How a channel's outbox stands: what waits, for how many seconds the oldest has that is due or
 * has failed, and what was given up.
 */
export type OutboxState = { channel: ChannelName; waiting: number; oldest: number; dead: number };

/** How the outbox of each channel stands that has anything waiting or dead. */
export async function listOutboxStates(db: Db): Promise<OutboxState[]> {
	const { rows } = await sql<OutboxState>`
		select channel, (count(*) filter (where state = 'waiting'))::integer as waiting,
			coalesce(extract(epoch from now() - min(created_at)
				filter (where state = 'waiting' and (attempts > 0 or send_after < now()))), 0)::float as oldest,
			(count(*) filter (where state = 'dead'))::integer as dead
		from outbox where state in ('waiting', 'dead') group by channel order by channel
	`.execute(db);
	return rows;
}
