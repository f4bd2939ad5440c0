import { countDesk } from "../../repositories/desk-counts.ts";
import { closedStates } from "../closed-states.ts";
import type { StaffRoute } from "../staff-route.ts";

/** How many cases wait: for the caller, for nobody, too long. */
export const deskGetCounts: StaffRoute<"deskGetCounts"> = async (_query, { services: { db }, user }) =>
	countDesk(db, { user, closed: await closedStates(db) });
