import type { Db } from "../../database/connection.ts";
import { currentTeams } from "../../repositories/handling-documents.ts";
import { isRowId } from "../../repositories/search.ts";
import { isHandler } from "../../repositories/staff-people.ts";
import { invalid } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import type { StaffRequestOf, StaffRoute } from "../staff-route.ts";

const refused = (pointer: string, text: "Please choose somebody who handles cases." | "There is no such team.") =>
	invalid([{ pointer, message: text }], text);

/** Throws 422 where a case would be given to nobody who could take it. */
export async function demandAssignable(
	db: Db,
	{ assignee, team }: Pick<StaffRequestOf<"deskAssignCase">, "assignee" | "team">,
): Promise<void> {
	if (assignee && !(isRowId(assignee) && (await isHandler(db, assignee))))
		throw refused("/assignee", "Please choose somebody who handles cases.");
	if (team && !(await currentTeams(db)).some(({ id }) => id === team)) throw refused("/team", "There is no such team.");
}

/** Says who works on a case, and how urgent it is; what is left out stays. Throws 403, 404, 409 or 422. */
export const deskAssignCase: StaffRoute<"deskAssignCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "assign", detail: { what: "assigned" } },
		async (transaction, { id }) => {
			await demandAssignable(transaction, input);
			const { assignee, team, priority, district } = input;
			const changes = {
				...(assignee !== undefined && { assignee_id: assignee || null }),
				...(team !== undefined && { assigned_team: team || null }),
				...(priority !== undefined && { priority }),
				...(district !== undefined && { district: district || null }),
			};
			if (Object.keys(changes).length > 0)
				await transaction.updateTable("message").set(changes).where("id", "=", id).execute();
			return { id, version: await versionOf(transaction, id) };
		},
	);
