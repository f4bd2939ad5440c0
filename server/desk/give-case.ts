import type { StaffOperations } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import { findStanding } from "../repositories/desk/case-standing.ts";
import { isHandler } from "../repositories/people/staff-people.ts";
import { findUser } from "../repositories/people/user.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { currentTeams } from "../repositories/releases/handling-documents.ts";
import { invalid } from "../wire/refusal.ts";

/** Who works on a case, how urgent it is and where it lies; what is left out stays, an empty text is nobody. */
export type Giving = Pick<StaffOperations["deskAssignCase"]["request"], "assignee" | "team" | "priority" | "district">;

type Why =
	| "Please choose somebody who handles cases."
	| "This person may not handle this case. Please choose somebody else."
	| "There is no such team.";

const refused = (pointer: string, text: Why) => invalid([{ pointer, message: text }], text);

/** Throws 422 for somebody who handles no cases, or not this one. */
async function demandHandler(db: Db, id: string, assignee: string): Promise<void> {
	const handles = isRowId(assignee) && (await isHandler(db, assignee));
	const person = handles ? await findUser(db, assignee) : null;
	if (!person) throw refused("/assignee", "Please choose somebody who handles cases.");
	const standing = await findStanding(db, id);
	if (!standing || !mayWithCase(person, "move", standing))
		throw refused("/assignee", "This person may not handle this case. Please choose somebody else.");
}

/** Gives a locked case to a person or team. Throws 422 where that would be nobody who could take it. */
export async function giveCase(db: Db, id: string, giving: Giving): Promise<void> {
	const { assignee, team, priority, district } = giving;
	if (assignee) await demandHandler(db, id, assignee);
	if (team && !(await currentTeams(db)).some((one) => one.id === team))
		throw refused("/team", "There is no such team.");
	const changes = {
		...(assignee !== undefined && { assignee_id: assignee || null }),
		...(team !== undefined && { assigned_team: team || null }),
		...(priority !== undefined && { priority }),
		...(district !== undefined && { district: district || null }),
	};
	if (Object.keys(changes).length > 0) await db.updateTable("message").set(changes).where("id", "=", id).execute();
}
