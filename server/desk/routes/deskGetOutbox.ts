import { demandTending } from "../../policies/outbox-policy.ts";
import { listDead } from "../../repositories/notifications/dead-letters.ts";
import { listOutboxStates } from "../../repositories/notifications/outbox.ts";
import type { StaffRoute } from "../staff-route.ts";

/** How what leaves the portal stands, and what of it was given up. Throws 403. */
export const deskGetOutbox: StaffRoute<"deskGetOutbox"> = async (_query, { services: { db }, user }) => {
	demandTending(user);
	const now = Date.now();
	return {
		channels: (await listOutboxStates(db)).map(({ oldest, ...state }) => ({
			...state,
			oldest_since: oldest > 0 ? new Date(now - oldest * 1000).toISOString() : null,
		})),
		dead: (await listDead(db)).map(({ created_at, settled_at, reason, ...letter }) => ({
			...letter,
			reason: reason ?? "",
			created_at: created_at.toISOString(),
			settled_at: (settled_at ?? created_at).toISOString(),
		})),
	};
};
