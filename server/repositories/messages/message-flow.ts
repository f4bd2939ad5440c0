import type { Db } from "../../database/connection.ts";
import type { NewMessageFlow } from "../../database/tables.ts";

/** Writes down one step in the handling of a case; returns its id. */
export async function insertFlow(db: Db, entry: NewMessageFlow): Promise<string> {
	const { id } = await db.insertInto("message_flow").values(entry).returning("id").executeTakeFirstOrThrow();
	return id;
}

/** How a case was handled, oldest first. */
export function listFlow(db: Db, messageId: string) {
	return db
		.selectFrom("message_flow")
		.select(["id", "action", "from_status", "to_status", "note", "actor", "by_citizen", "team", "created_at"])
		.where("message_id", "=", messageId)
		.orderBy("position")
		.execute();
}
