import { deleteView, insertView, listViews } from "../../repositories/case-view.ts";
import { isRowId } from "../../repositories/search.ts";
import { absent } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Saved questions of the list: the caller's and those that are shared. */
export const deskGetViews: StaffRoute<"deskGetViews"> = async (_query, { services: { db }, user }) => ({
	list: (await listViews(db, user.id)).map(({ id, name, query, shared, owner_id }) => ({
		...{ id, name, query, shared, own: owner_id === user.id },
	})),
});

/** Saves a question of the list. */
export const deskSaveView: StaffRoute<"deskSaveView"> = ({ name, query, shared }, { services: { db }, user }) =>
	insertView(db, { owner_id: user.id, name, shared, query: new URLSearchParams(query).toString() });

/** Deletes a saved question of the caller's own. Throws 404. */
export const deskDeleteView: StaffRoute<"deskDeleteView"> = async ({ id }, { services: { db }, user }) => {
	if (!isRowId(id) || !(await deleteView(db, id, user.id))) throw absent();
	return { id };
};
