import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { forgetNotified } from "../notifications/outbox.ts";
import { filedCases } from "./filed-by.ts";
import { deletedOwner } from "./message.ts";

/** Cases with what decides when they may be erased; nobody changes them until the end of the transaction. */
const erasable = (db: Db, which: RawBuilder<SqlBool>) =>
	filedCases(db)
		.select(["message.number", "message.status", "message.workflow_hash", "message.restricted"])
		.select(["category.code as category_code", "category.team"])
		.select(
			sql<Date>`greatest(message.submitted_at, (select max(created_at) from message_flow where message_id = message.id))`.as(
				"rested_since",
			),
		)
		.where(which)
		.orderBy("message.submitted_at");

/** A case that is to be erased. */
export type ErasableCase = Awaited<ReturnType<typeof listErasableOf>>[number];

/** The cases that an account filed. */
export const listErasableOf = (db: Db, userId: string) =>
	erasable(db, sql<SqlBool>`message.user_id = ${userId}`).execute();

/** One case, as a list of it. */
export const listErasableCase = (db: Db, id: string): Promise<ErasableCase[]> =>
	erasable(db, sql<SqlBool>`message.id = ${id}`).execute();

/** Some cases that are to be erased once they may be, and that nobody is working on at the moment, those looked at longest ago first. */
export const takeHeld = (db: Db, limit: number): Promise<ErasableCase[]> =>
	erasable(db, sql<SqlBool>`message.id in (select message_id from held_erasure order by looked_at limit ${limit})`)
		.forUpdate("message")
		.skipLocked()
		.execute();

/** Notes that a case is to be erased once it may be. */
export async function holdErasure(db: Db, messageId: string): Promise<void> {
	await db
		.insertInto("held_erasure")
		.values({ message_id: messageId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Takes from a case who filed it, and leaves all else: it is erased later. */
export async function disownCase(db: Db, id: string): Promise<void> {
	await db.deleteFrom("case_action").where("message_id", "=", id).execute();
	await forgetNotified(db, id);
	await db
		.updateTable("message")
		.set({ user_id: null, unread: false, idempotency_owner: deletedOwner(id), idempotency_key: "", request_digest: "" })
		.where("id", "=", id)
		.execute();
}

/** Notes that a case was erased, so that its query code opens nothing any more. */
export async function releaseErasure(db: Db, id: string): Promise<void> {
	await db.deleteFrom("held_erasure").where("message_id", "=", id).execute();
	await db.updateTable("message").set({ query_code_mac: null }).where("id", "=", id).execute();
}

/** Notes that a case was looked at and may not be erased yet. */
export async function postponeErasure(db: Db, messageId: string): Promise<void> {
	await db.updateTable("held_erasure").set({ looked_at: new Date() }).where("message_id", "=", messageId).execute();
}
