import type { Db } from "../database/connection.ts";

/** Why something was erased. */
export type Cause = "account_deleted" | "retention_anonymised" | "retention_deleted";

/** Records that something was erased: of a case, or with null of one that is gone, or of an account. */
export async function recordErasure(db: Db, messageId: string | null, cause: Cause): Promise<void> {
	await db.insertInto("erasure").values({ message_id: messageId, cause }).execute();
}
