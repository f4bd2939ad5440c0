import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { LinkKind } from "../../database/tables/desk-tables.ts";
import type { UserRow } from "../../database/tables.ts";
import { casesOf } from "../../policies/case-policy.ts";
import { findAlike } from "../queries/likeness.ts";

/** Notes between colleagues on a case, oldest first. */
export function listNotes(db: Db, messageId: string) {
	return db
		.selectFrom("case_note")
		.leftJoin("app_user", "app_user.id", "case_note.author_id")
		.select(["case_note.id", "case_note.text", "case_note.created_at", "app_user.nickname as author"])
		.where("case_note.message_id", "=", messageId)
		.orderBy("case_note.created_at")
		.execute();
}

/** Writes a note; returns its id. */
export async function insertNote(db: Db, note: { message_id: string; author_id: string; text: string }) {
	return db.insertInto("case_note").values(note).returning("id").executeTakeFirstOrThrow();
}

/** Deletes a note. */
export async function deleteNote(db: Db, id: string): Promise<void> {
	await db.deleteFrom("case_note").where("id", "=", id).execute();
}

/** Cases that one is linked with, in either direction; `continues` names the one that it goes on with. */
export async function listLinked(db: Db, messageId: string): Promise<{ id: string; kind: LinkKind | "continues" }[]> {
	const { rows } = await sql<{ id: string; kind: LinkKind | "continues" }>`
		select other_id as id, kind from case_link where message_id = ${messageId}
		union
		select message_id as id, case kind when 'continued' then 'continues' else kind end from case_link where other_id = ${messageId}
	`.execute(db);
	return rows;
}

/** Links two cases. */
export async function insertLink(
	db: Db,
	link: { message_id: string; other_id: string; kind: LinkKind },
): Promise<void> {
	await db
		.insertInto("case_link")
		.values(link)
		.onConflict((conflict) =>
			conflict.columns(["message_id", "other_id"]).doUpdateSet({
				// How else they have to do with each other says more than that they do.
				kind: sql<LinkKind>`case excluded.kind when 'related' then case_link.kind else excluded.kind end`,
			}),
		)
		.execute();
}

/** Which of some cases somebody may read. */
export async function readableOf(db: Db, ids: readonly string[], reader: UserRow): Promise<string[]> {
	if (ids.length === 0) return [];
	const readable = casesOf(reader, "read");
	const rows = await db.selectFrom("message").select("id").where("id", "in", ids).where(readable).execute();
	return rows.map(({ id }) => id);
}

const SHOWN = 5;

/** The reporter's other cases, newest first. */
export async function listOfReporter(db: Db, userId: string, except: string, reader: UserRow): Promise<string[]> {
	const rows = await db
		.selectFrom("message")
		.select("id")
		.where("user_id", "=", userId)
		.where("id", "!=", except)
		.where(casesOf(reader, "read"))
		.orderBy("submitted_at", "desc")
		.limit(SHOWN)
		.execute();
	return rows.map(({ id }) => id);
}

/** Cases that resemble one by their words, whoever filed them, the most alike first. */
export async function listAlike(db: Db, text: string, except: string, reader: UserRow): Promise<string[]> {
	const where = [sql<SqlBool>`id != ${except}`, casesOf(reader, "read")];
	const place = { table: "message", columns: ["title", "public_text"], newest: "submitted_at", where } as const;
	return findAlike(db, place, text, SHOWN);
}
