import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { ChannelName } from "../../database/tables/notification-tables.ts";

const MOST = 100;

/** What was given up, the newest first; the number of a case that only its team reads is left out. */
export function listDead(db: Db) {
	return db
		.selectFrom("outbox")
		.leftJoin("message", (join) =>
			join.onRef("message.id", "=", "outbox.message_id").on(sql<SqlBool>`not message.restricted`),
		)
		.select(["outbox.id", "channel", "webhook", "kind", "number", "reason", "attempts"])
		.select(["outbox.created_at", "settled_at"])
		.where("state", "=", "dead")
		.orderBy("settled_at", "desc")
		.orderBy("outbox.id", "desc")
		.limit(MOST)
		.execute();
}

/** Has dead messages sent again as if they were new: one, or all of a channel. Returns how many it was. */
export async function revive(db: Db, which: { id: string } | { channel: ChannelName }): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable("outbox")
		.set({ state: "waiting", attempts: 0, reason: null, settled_at: null, send_after: new Date() })
		.where("state", "=", "dead")
		.$if("id" in which, (query) => query.where("id", "=", "id" in which ? which.id : ""))
		.$if("channel" in which, (query) => query.where("channel", "=", "channel" in which ? which.channel : "sms"))
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/** Gives a dead message up for good; false where there is none. */
export async function discardDead(db: Db, id: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("outbox")
		.set({ state: "discarded", settled_at: new Date() })
		.where("id", "=", id)
		.where("state", "=", "dead")
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
