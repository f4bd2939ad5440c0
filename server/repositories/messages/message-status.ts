import { sql } from "kysely";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import type { MessageRow } from "../../database/tables.ts";

/** A case that nobody else can move now. */
export type LockedCase = Pick<MessageRow, (typeof LOCKED)[number]>;

const LOCKED = [
	"id",
	"status",
	"user_id",
	"category_id",
	"published",
	"confidential",
	"unread",
	"rating",
	"reply",
	"version",
	"workflow_hash",
	"merged_into",
] as const;

/** A case, nobody else moving it until the end of the transaction; null when there is no such case. */
export async function lockCase(db: Db, id: string): Promise<LockedCase | null> {
	const row = await db.selectFrom("message").select(LOCKED).where("id", "=", id).forUpdate().executeTakeFirst();
	return row ?? null;
}

/** What a step changes of a case; `reply` null changes nothing about the reply. */
type StatusChange = { status: CaseStatus; reply: string | null; unread: boolean };

/** Sets a case's status, and with a reply its text and time; a new reply can be rated anew. */
export async function updateStatus(db: Db, id: string, { status, reply, unread }: StatusChange): Promise<void> {
	const replied = reply === null ? {} : { reply, replied_at: sql<Date>`now()`, rating: null, rating_comment: null };
	await db
		.updateTable("message")
		.set({ status, unread, overdue: false, ...replied })
		.where("id", "=", id)
		.execute();
}

/** Stores how the filer rates the reply. */
export async function setRating(db: Db, id: string, rating: number, comment: string | null): Promise<void> {
	await db.updateTable("message").set({ rating, rating_comment: comment }).where("id", "=", id).execute();
}

/** Lets everybody read a case, with or without its attachments. Whether that is allowed is decided before (server/cases/publish-case.ts). */
export async function openToPublic(db: Db, id: string, attachments: boolean): Promise<void> {
	await db
		.updateTable("message")
		.set({ published: true, public_attachments: attachments })
		.where("id", "=", id)
		.execute();
}

/** Takes a case back from the public. */
export async function closeToPublic(db: Db, id: string): Promise<void> {
	await db.updateTable("message").set({ published: false, public_attachments: false }).where("id", "=", id).execute();
}
