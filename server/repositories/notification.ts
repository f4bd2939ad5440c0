import { sql } from "kysely";
import type { CaseStatus } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { NewNotification } from "../database/tables.ts";

/** Tells one user something. */
export async function insertNotification(db: Db, row: NewNotification): Promise<void> {
	await db.insertInto("notification").values(row).execute();
}

/** Tells everybody who follows a case that it has moved. */
export async function notifyFollowers(db: Db, messageId: string, status: CaseStatus): Promise<void> {
	await sql`
		insert into notification (user_id, message_id, kind, status)
		select user_id, message_id, 'followed_case_moved', ${status} from message_follow where message_id = ${messageId}
	`.execute(db);
}
