import { mayWithCases } from "../../policies/case-policy.ts";
import { countDesk } from "../../repositories/desk-counts.ts";
import { closedStates } from "../closed-states.ts";
import type { StaffRoute } from "../staff-route.ts";

/** How many cases wait: for the caller, for nobody, too long; and whether they may be exported. */
export const deskGetCounts: StaffRoute<"deskGetCounts"> = async (_query, { services: { db }, user }) => ({
	...(await countDesk(db, { user, closed: await closedStates(db) })),
	may_export: mayWithCases(user, "export"),
});
