import { record } from "../../audit/record.ts";
import { demandTending } from "../../policies/outbox-policy.ts";
import { discardDead } from "../../repositories/notifications/dead-letters.ts";
import { isRowId } from "../../repositories/queries/search.ts";
import { absent } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Gives a message up for good, on record with the reason. Throws 403 or 404. */
export const deskDiscardOutbox: StaffRoute<"deskDiscardOutbox"> = async (
	{ id, reason },
	{ services, user, request },
) => {
	demandTending(user);
	if (!isRowId(id)) throw absent();
	return services.db.transaction().execute(async (transaction) => {
		if (!(await discardDead(transaction, id))) throw absent();
		const object = { kind: "notification" as const, id };
		const event = { action: "notification.discarded" as const, object, detail: { reason: reason.trim() } };
		await record(transaction, { actor: user, from: request.ip, ...event });
		return { id };
	});
};
