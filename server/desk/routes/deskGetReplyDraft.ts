import { demandCase } from "../../cases/demand-case.ts";
import { replyDraft } from "../reply-draft.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The reply to a case that colleagues write together. Throws 403 or 404. */
export const deskGetReplyDraft: StaffRoute<"deskGetReplyDraft"> = async ({ id }, { services: { db }, user }) => {
	await demandCase(db, user, id, "move");
	return replyDraft(db, id, user);
};
