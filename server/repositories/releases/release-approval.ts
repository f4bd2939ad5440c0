import type { Db } from "../../database/connection.ts";

/** Writes down that somebody approves a version of a draft release; again changes nothing. */
export async function insertApproval(
	db: Db,
	approval: { draft_id: string; version: number; user_id: string; note: string },
): Promise<void> {
	await db
		.insertInto("release_approval")
		.values(approval)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Who has approved a draft release, each version for itself. */
export function listApprovals(db: Db, draft_id: string) {
	return db
		.selectFrom("release_approval")
		.innerJoin("app_user", "app_user.id", "release_approval.user_id")
		.select(["version", "user_id", "app_user.nickname as name", "note", "approved_at"])
		.where("draft_id", "=", draft_id)
		.orderBy("approved_at")
		.execute();
}

/** Those who have made edits of a draft release. */
export async function listAuthors(db: Db, draft_id: string): Promise<Set<string>> {
	const rows = await db
		.selectFrom("draft_release_edit")
		.select("author_id")
		.distinct()
		.where("draft_id", "=", draft_id)
		.execute();
	return new Set(rows.flatMap(({ author_id }) => (author_id === null ? [] : [author_id])));
}
