import type { Db } from "../../database/connection.ts";

/** Cases filed with a form, after one of them in the order of their ids, with what the public reads of them. */
export function listPublicWords(db: Db, form: string, after: string, limit: number) {
	return db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(["message.id", "message.form", "message.form_hash", "message.data", "message.labels"])
		.select(["message.title", "message.public_text", "category.name as category_name"])
		.where("message.form", "=", form)
		.where("message.id", ">", after)
		.orderBy("message.id")
		.limit(limit)
		.execute();
}

/** Whether cases were filed with another version of a form. */
export async function hasEarlierCases(db: Db, form: string, hash: string): Promise<boolean> {
	const row = await db
		.selectFrom("message")
		.select("id")
		.where("form", "=", form)
		.where("form_hash", "!=", hash)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** What everybody reads and finds of a case without opening it. */
export type PublicWords = { title: string; public_text: string };

/** Stores what the public reads of a case. */
export async function setPublicWords(db: Db, id: string, words: PublicWords): Promise<void> {
	await db.updateTable("message").set(words).where("id", "=", id).execute();
}
