import { demandCase } from "../../cases/demand-case.ts";
import { noteChange } from "../../repositories/desk/case-presence.ts";
import { storeReplyDraft } from "../../repositories/desk/reply-draft.ts";
import { Refusal } from "../../wire/refusal.ts";
import { replyDraft } from "../reply-draft.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Saves the common draft of a reply. Throws 403, 404, or 409 with the draft that a colleague has written meanwhile. */
export const deskSaveReplyDraft: StaffRoute<"deskSaveReplyDraft"> = async (input, { services: { db }, user }) => {
	await demandCase(db, user, input.id, "move");
	const stored = await storeReplyDraft(db, { ...input, author_id: user.id });
	const draft = await replyDraft(db, input.id, user);
	if (!stored) throw new Refusal(409, "A colleague has changed this text meanwhile.", { data: draft });
	await noteChange(db, input.id);
	return draft;
};
