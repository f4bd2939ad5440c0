import type { ValueLabels } from "../../../schemas/rules/questions/described-values.ts";
import type { Db } from "../../database/connection.ts";
import { forgetNotified } from "../notifications/outbox.ts";
import { eraseAnswered } from "./case-question.ts";
import { deletedOwner } from "./message.ts";

/** Cases with all of which a part may have to go. */
export function filedCases(db: Db) {
	return db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(["message.id", "message.form", "message.form_hash", "message.title", "message.data", "message.labels"])
		.select(["message.published", "message.public_attachments", "message.public_text", "message.project_id"])
		.select(["message.reply", "message.rating", "category.name as category_name"]);
}

/** The cases that a user filed; nobody changes them until the end of the transaction. */
export function listFiledBy(db: Db, userId: string) {
	return filedCases(db).where("message.user_id", "=", userId).forUpdate("message").execute();
}

/** A case as listFiledBy reads it. */
export type FiledCase = Awaited<ReturnType<typeof listFiledBy>>[number];

/** What stays of a case whose filer is gone. */
export type Remains = Pick<FiledCase, "title" | "public_text" | "project_id" | "reply" | "rating"> & {
	data: Record<string, unknown>;
	labels: ValueLabels;
};

/** Takes from a case who filed it, and replaces its content; what its filer did later under keys is forgotten. */
export async function unlinkCase(db: Db, id: string, { data, labels, ...remains }: Remains): Promise<void> {
	await db.deleteFrom("case_action").where("message_id", "=", id).execute();
	await forgetNotified(db, id);
	await db
		.updateTable("message")
		.set({
			...remains,
			data: JSON.stringify(data),
			labels: JSON.stringify(labels),
			user_id: null,
			unread: false,
			rating_comment: null,
			idempotency_owner: deletedOwner(id),
			idempotency_key: "",
			request_digest: "",
		})
		.where("id", "=", id)
		.execute();
}

/** Empties the notes of a case's steps: its filer's own, or all of them; and what was answered there in forms, which is their filer's. */
export async function eraseNotes(db: Db, messageId: string, whose: "filer" | "all"): Promise<void> {
	await db
		.updateTable("message_flow")
		.set({ note: "" })
		.where("message_id", "=", messageId)
		.$if(whose === "filer", (query) => query.where("by_citizen", "=", true))
		.execute();
	await eraseAnswered(db, messageId);
}
