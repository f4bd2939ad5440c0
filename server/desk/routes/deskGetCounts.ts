import { mayWithCases } from "../../policies/case-policy.ts";
import { countDesk } from "../../repositories/desk/desk-counts.ts";
import type { StaffRoute } from "../staff-route.ts";

/** How many cases wait: for the caller, for nobody, too long; and whether any may be handled or exported. */
export const deskGetCounts: StaffRoute<"deskGetCounts"> = async (_query, { services: { db }, user }) => ({
	...(await countDesk(db, user)),
	may_handle: mayWithCases(user, "move"),
	may_export: mayWithCases(user, "export"),
});
