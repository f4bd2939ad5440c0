import { networkOf } from "../../login/network.ts";
import { findBulk, insertUndo } from "../../repositories/desk/bulk-step.ts";
import { absent, Refusal } from "../../wire/refusal.ts";
import { canBeUndone } from "../bulk/bulk-action.ts";
import { startBulk } from "../bulk/bulk-runs.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Takes a bulk step of the caller's back. Throws 404 or 409. */
export const deskUndoBulk: StaffRoute<"deskUndoBulk"> = async ({ id }, { services, user, request }) => {
	const { db } = services;
	const found = await findBulk(db, user.id, id);
	if (!found) throw absent();
	if (found.state === "running" || found.undone || !canBeUndone(found.step))
		throw new Refusal(409, "This cannot be taken back.");
	const author = { author_id: user.id, origin: networkOf(request.ip) };
	const started = await db.transaction().execute((transaction) => insertUndo(transaction, author, id));
	startBulk(services, started.id);
	return started;
};
