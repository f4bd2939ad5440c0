import { demandCase } from "../../cases/demand-case.ts";
import { listPresence, noteChange, setPresence } from "../../repositories/desk/case-presence.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Says that the caller has a case open, or has left it, and who else has it open. */
export const deskStayOnCase: StaffRoute<"deskStayOnCase"> = async ({ id, leave }, { services: { db }, user }) => {
	await demandCase(db, user, id, "read");
	if (await setPresence(db, id, user.id, leave === true)) await noteChange(db, id);
	return { watching: (await listPresence(db, [id], user.id)).get(id) ?? [] };
};
