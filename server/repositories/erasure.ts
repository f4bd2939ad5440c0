import type { Db } from "../database/connection.ts";

/** Why something was erased. */
type Cause = "account_deleted";

/** Records that something was erased: of a case, or with null an account. */
export async function recordErasure(db: Db, messageId: string | null, cause: Cause): Promise<void> {
	await db.insertInto("erasure").values({ message_id: messageId, cause }).execute();
}
