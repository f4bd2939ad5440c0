import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** The place of a case among all, the newest first. */
export type CasePlace = { submitted_at: Date; id: string };

/**
 * Cases whose handling is over and that somebody has replied to in the category that they are in, the newest first. None that
 * only its team reads or that is never published, was merged into another, or has lost its content.
 */
export function listClosedWords(db: Db, states: readonly string[], after: CasePlace | null, limit: number) {
	return db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(["message.id", "message.submitted_at", "message.user_id", "message.form", "message.form_hash"])
		.select(["message.data", "message.labels", "category.code as category"])
		.where("message.status", "in", states)
		.where("message.reply", "is not", null)
		.where("message.merged_into", "is", null)
		.where("message.anonymised_at", "is", null)
		.where("message.confidential", "=", false)
		.where("message.restricted", "=", false)
		.where("category.restricted", "=", false)
		.$if(after !== null, (query) =>
			query.where(sql<boolean>`(message.submitted_at, message.id) < (${after?.submitted_at}, ${after?.id})`),
		)
		.orderBy("message.submitted_at", "desc")
		.orderBy("message.id", "desc")
		.limit(limit)
		.execute();
}
