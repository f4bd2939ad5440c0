import { deleteView } from "../../repositories/desk/case-view.ts";
import { isRowId } from "../../repositories/queries/search.ts";
import { absent } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Deletes a saved question of the caller's own. Throws 404. */
export const deskDeleteView: StaffRoute<"deskDeleteView"> = async ({ id }, { services: { db }, user }) => {
	if (!isRowId(id) || !(await deleteView(db, id, user.id))) throw absent();
	return { id };
};
