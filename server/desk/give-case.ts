import type { StaffOperations } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { currentTeams } from "../repositories/handling-documents.ts";
import { isRowId } from "../repositories/search.ts";
import { isHandler } from "../repositories/staff-people.ts";
import { invalid } from "../wire/refusal.ts";

/** Who works on a case, how urgent it is and where it lies; what is left out stays, an empty text is nobody. */
export type Giving = Pick<StaffOperations["deskAssignCase"]["request"], "assignee" | "team" | "priority" | "district">;

const refused = (pointer: string, text: "Please choose somebody who handles cases." | "There is no such team.") =>
	invalid([{ pointer, message: text }], text);

/** Throws 422 where a case would be given to nobody who could take it. */
async function demandAssignable(db: Db, { assignee, team }: Giving): Promise<void> {
	if (assignee && !(isRowId(assignee) && (await isHandler(db, assignee))))
		throw refused("/assignee", "Please choose somebody who handles cases.");
	if (team && !(await currentTeams(db)).some(({ id }) => id === team)) throw refused("/team", "There is no such team.");
}

/** Gives a locked case to a person or team. Throws 422. */
export async function giveCase(db: Db, id: string, giving: Giving): Promise<void> {
	await demandAssignable(db, giving);
	const { assignee, team, priority, district } = giving;
	const changes = {
		...(assignee !== undefined && { assignee_id: assignee || null }),
		...(team !== undefined && { assigned_team: team || null }),
		...(priority !== undefined && { priority }),
		...(district !== undefined && { district: district || null }),
	};
	if (Object.keys(changes).length > 0) await db.updateTable("message").set(changes).where("id", "=", id).execute();
}
