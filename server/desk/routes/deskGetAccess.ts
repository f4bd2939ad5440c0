import { canOpenByException } from "../../cases/open-by-exception.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Whether a case that its asker may not read can be opened by exception. */
export const deskGetAccess: StaffRoute<"deskGetAccess"> = async ({ case: id }, { services, user }) => ({
	by_exception: await canOpenByException(services.db, user, id),
});
