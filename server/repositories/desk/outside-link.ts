import type { Db } from "../../database/connection.ts";
import type { NewOutsideLink } from "../../database/tables.ts";

/** Writes down that a case is shown outside; returns the link's id. */
export async function insertLinkOutside(db: Db, link: NewOutsideLink): Promise<string> {
	return (await db.insertInto("outside_link").values(link).returning("id").executeTakeFirstOrThrow()).id;
}

/** The link under a token's hash while it holds, or null. */
export async function findOpenLink(db: Db, tokenHash: string) {
	const found = await db
		.selectFrom("outside_link")
		.selectAll()
		.where("token_hash", "=", tokenHash)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return found ?? null;
}

/** A link as it is found. */
export type OutsideLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;

/** To whom a case is or was shown outside, the newest first. */
export const listLinksOutside = (db: Db, messageId: string) =>
	db
		.selectFrom("outside_link")
		.select(["id", "party", "question", "created_at", "expires_at", "revoked_at"])
		.where("message_id", "=", messageId)
		.orderBy("created_at", "desc")
		.execute();

/** Ends a link of a case; false where it has none such, or it was ended before. */
export async function revokeLink(db: Db, id: string, messageId: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("outside_link")
		.set({ revoked_at: new Date() })
		.where("id", "=", id)
		.where("message_id", "=", messageId)
		.where("revoked_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Deletes the links of a case, with what came by them. */
export async function deleteLinks(db: Db, messageId: string): Promise<void> {
	await db.deleteFrom("outside_link").where("message_id", "=", messageId).execute();
}

/** Stores an answer; null where it came before under the same key. */
export async function insertOutsideAnswer(db: Db, answer: { link_id: string; key: string; text: string }) {
	const row = await db
		.insertInto("outside_answer")
		.values(answer)
		.onConflict((conflict) => conflict.columns(["link_id", "key"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return row?.id ?? null;
}

const answers = (db: Db) =>
	db
		.selectFrom("outside_answer")
		.innerJoin("outside_link", "outside_link.id", "outside_answer.link_id")
		.select(["outside_answer.id", "outside_answer.text", "outside_answer.created_at", "outside_link.party"])
		.orderBy("outside_answer.created_at");

/** What came back about a case from outside, oldest first. */
export const listAnswersOf = (db: Db, messageId: string) =>
	answers(db).where("outside_link.message_id", "=", messageId).execute();

/** What came back by one link, oldest first. */
export const listAnswersBy = (db: Db, linkId: string) => answers(db).where("link_id", "=", linkId).execute();

/** Who is told of an answer: who works on the case, and who has shared it. */
export async function notifiedOfAnswer(db: Db, { message_id, author_id }: OutsideLink): Promise<string[]> {
	const found = await db.selectFrom("message").select("assignee_id").where("id", "=", message_id).executeTakeFirst();
	return [...new Set([found?.assignee_id, author_id])].flatMap((id) => id ?? []);
}
