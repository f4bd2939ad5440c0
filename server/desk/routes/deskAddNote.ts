import { demandCase } from "../../cases/demand-case.ts";
import { insertNote } from "../../repositories/desk/case-relations.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Writes a note for colleagues, which no citizen reads. */
export const deskAddNote: StaffRoute<"deskAddNote"> = async ({ id, text }, { services: { db }, user }) => {
	await demandCase(db, user, id, "note");
	return insertNote(db, { message_id: id, author_id: user.id, text: text.trim() });
};
