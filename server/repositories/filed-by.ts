import type { Db } from "../database/connection.ts";
import { deletedOwner } from "./message.ts";

/** The answers of the cases that a user filed; nobody changes them until the end of the transaction. */
export function listFiledBy(db: Db, userId: string) {
	return db
		.selectFrom("message")
		.select(["id", "form_hash", "data"])
		.where("user_id", "=", userId)
		.forUpdate()
		.execute();
}

/** Takes from a case who filed it, and replaces its answers. */
export async function unlinkCase(db: Db, id: string, data: Record<string, unknown>): Promise<void> {
	await db
		.updateTable("message")
		.set({
			user_id: null,
			unread: false,
			data: JSON.stringify(data),
			idempotency_owner: deletedOwner(id),
			request_digest: "",
		})
		.where("id", "=", id)
		.execute();
}
