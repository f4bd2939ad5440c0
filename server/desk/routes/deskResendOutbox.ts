import { record } from "../../audit/record.ts";
import { demandTending } from "../../policies/outbox-policy.ts";
import { revive } from "../../repositories/notifications/dead-letters.ts";
import { isRowId } from "../../repositories/queries/search.ts";
import { absent, invalid } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Has what was given up sent again, on record. Throws 403, 404 or 422. */
export const deskResendOutbox: StaffRoute<"deskResendOutbox"> = async (
	{ id, channel },
	{ services, user, request },
) => {
	demandTending(user);
	const which = id !== undefined ? { id } : channel !== undefined ? { channel } : null;
	if (!which) throw invalid([{ pointer: "/id", message: "This value is not valid." }]);
	if (id !== undefined && !isRowId(id)) throw absent();
	return services.db.transaction().execute(async (transaction) => {
		const resent = await revive(transaction, which);
		if (resent === 0) throw absent();
		const object = { kind: "notification" as const, id: id ?? String(channel) };
		const event = { action: "notification.resent" as const, object, detail: { resent } };
		await record(transaction, { actor: user, from: request.ip, ...event });
		return { resent };
	});
};
