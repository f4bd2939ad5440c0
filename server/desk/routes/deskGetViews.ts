import { listViews } from "../../repositories/desk/case-view.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Saved questions of the list: the caller's and those that are shared. */
export const deskGetViews: StaffRoute<"deskGetViews"> = async (_query, { services: { db }, user }) => ({
	list: (await listViews(db, user.id)).map(({ id, name, query, shared, owner_id }) => ({
		id,
		name,
		query,
		shared,
		own: owner_id === user.id,
	})),
});
