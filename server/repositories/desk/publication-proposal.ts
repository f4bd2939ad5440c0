import type { Db } from "../../database/connection.ts";

/** Writes down who wants a case public, and with its attachments or not. */
export async function proposePublication(
	db: Db,
	proposal: { message_id: string; author_id: string; attachments: boolean },
): Promise<void> {
	const { author_id, attachments } = proposal;
	await db
		.insertInto("publication_proposal")
		.values(proposal)
		.onConflict((conflict) => conflict.column("message_id").doUpdateSet({ author_id, attachments }))
		.execute();
}

/** Who wants a case public; undefined for nobody. */
export const findProposal = (db: Db, messageId: string) =>
	db
		.selectFrom("publication_proposal")
		.leftJoin("app_user", "app_user.id", "publication_proposal.author_id")
		.select(["author_id", "attachments", "app_user.nickname as author"])
		.where("message_id", "=", messageId)
		.executeTakeFirst();

/** Whether somebody other than this one wants a case public. */
export async function isProposedByAnother(db: Db, messageId: string, userId: string): Promise<boolean> {
	const proposal = await findProposal(db, messageId);
	return proposal !== undefined && proposal.author_id !== null && proposal.author_id !== userId;
}

/** Nobody waits for a second person any more. */
export async function deleteProposal(db: Db, messageId: string): Promise<void> {
	await db.deleteFrom("publication_proposal").where("message_id", "=", messageId).execute();
}
