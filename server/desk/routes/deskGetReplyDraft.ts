import { recordReading } from "../../audit/record.ts";
import { demandCase } from "../../cases/demand-case.ts";
import { networkOf } from "../../login/network.ts";
import { replyDraft } from "../reply-draft.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The reply to a case that colleagues write together. Throws 403 or 404. */
export const deskGetReplyDraft: StaffRoute<"deskGetReplyDraft"> = async (
	{ id },
	{ services: { db }, user, request },
) => {
	await demandCase(db, user, id, "move");
	await recordReading(db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	return replyDraft(db, id, user);
};
