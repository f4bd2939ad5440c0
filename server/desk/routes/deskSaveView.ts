import { insertView, updateView } from "../../repositories/desk/case-view.ts";
import { isRowId } from "../../repositories/queries/search.ts";
import { absent } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Saves a question of the list, or changes one of the caller's own. Throws 404. */
export const deskSaveView: StaffRoute<"deskSaveView"> = async ({ id, name, query, shared }, { services, user }) => {
	const { db } = services;
	const view = { owner_id: user.id, name, shared, query: new URLSearchParams(query).toString() };
	if (id === undefined) return insertView(db, view);
	if (!isRowId(id) || !(await updateView(db, id, view))) throw absent();
	return { id };
};
