import { insertView } from "../../repositories/case-view.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Saves a question of the list. */
export const deskSaveView: StaffRoute<"deskSaveView"> = ({ name, query, shared }, { services: { db }, user }) =>
	insertView(db, { owner_id: user.id, name, shared, query: new URLSearchParams(query).toString() });
