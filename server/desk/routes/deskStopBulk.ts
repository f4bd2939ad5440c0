import { endBulk, findBulk } from "../../repositories/desk/bulk-step.ts";
import { absent } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Stops a bulk step of the caller's where it is. Throws 404. */
export const deskStopBulk: StaffRoute<"deskStopBulk"> = async ({ id }, { services: { db }, user }) => {
	if (!(await findBulk(db, user.id, id))) throw absent();
	await endBulk(db, id, "stopped");
	return { id };
};
