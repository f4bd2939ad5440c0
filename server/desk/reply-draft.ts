import type { StaffOperations } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { findReplyDraft } from "../repositories/desk/reply-draft.ts";

/** The common draft of a reply as the desk shows it; an empty one of version 0 where there is none. */
export async function replyDraft(
	db: Db,
	id: string,
	user: UserRow,
): Promise<StaffOperations["deskGetReplyDraft"]["response"]> {
	const draft = await findReplyDraft(db, id);
	if (!draft) return { id, text: "", version: 0, author: "", own: true, updated_at: null };
	const { text, version, author, author_id, updated_at } = draft;
	return { id, text, version, author: author ?? "", own: author_id === user.id, updated_at: updated_at.toISOString() };
}
