import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { ChannelName, NotificationKind } from "../../database/tables/notification-tables.ts";

/** A channel by which somebody is told, and the number or address that it goes to. */
export type Reach = { channel: Exclude<ChannelName, "webhook">; to: string };

/** By which of some channels somebody would be told of something that is usually told. */
export async function listReach(
	db: Db,
	userId: string,
	kind: NotificationKind,
	channels: readonly ChannelName[],
): Promise<Reach[]> {
	const { rows } = await sql<Reach>`
		select offered.channel, reach.address as "to" from unnest(${channels}::text[]) with ordinality as offered (channel, place)
		join lateral (
			select mobile from app_user where id = ${userId} and offered.channel = 'sms'
			union all
			select address from email_address where user_id = ${userId} and address is not null and offered.channel = 'email'
			union all
			(select '' from push_subscription where user_id = ${userId} and offered.channel = 'push' limit 1)
		) as reach (address) on true
		left join channel_choice as choice
			on choice.user_id = ${userId} and choice.kind = ${kind} and choice.channel = offered.channel
		where coalesce(choice.wanted, true) order by place
	`.execute(db);
	return rows;
}
