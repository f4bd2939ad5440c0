import { MERGE } from "../../cases/transition.ts";
import type { BulkAction } from "../../database/tables/desk-tables.ts";
import { networkOf } from "../../login/network.ts";
import { invalid } from "../../wire/refusal.ts";
import { startBulk } from "../bulk/bulk-runs.ts";
import { writeBulk } from "../bulk/write-bulk.ts";
import { readerOf } from "../closed-states.ts";
import { demandPresent } from "../demand-present.ts";
import { listFilter } from "../list-filter.ts";
import type { StaffRequestOf, StaffRoute } from "../staff-route.ts";

const missing = (pointer: string) =>
	invalid(
		[{ pointer, message: "Please say what is to be done with these cases." }],
		"Please say what is to be done with these cases.",
	);

/** What is to be done with each case. Throws 422 where it is not said. */
function actionOf(input: StaffRequestOf<"deskStartBulk">): BulkAction {
	const { assignee = "", team = "", priority, action = "", note = "" } = input;
	if (input.do === "assign" && assignee === "" && team === "") throw missing("/assignee");
	if (input.do === "assign") return { do: "assign", assignee, team };
	if (input.do === "note" && note.trim() === "") throw missing("/note");
	if (input.do === "note") return { do: "note", text: note.trim() };
	if (input.do === "move" && (action === "" || action === MERGE)) throw missing("/action");
	if (input.do === "move") return { do: "move", action, note };
	if (priority === undefined) throw missing("/priority");
	return { do: "priority", priority };
}

/** Begins a step over all cases that a list asks for now. Throws 422. */
export const deskStartBulk: StaffRoute<"deskStartBulk"> = async (input, context) => {
	const { services, user, request } = context;
	const action = actionOf(input);
	if (action.do === "assign") await demandPresent(input, context);
	const filter = listFilter(input.query);
	const { db } = services;
	const reader = await readerOf(db, user, filter);
	const author = { author_id: user.id, origin: networkOf(request.ip) };
	const started = await writeBulk(db, author, action, { filter, reader });
	startBulk(services, started.id);
	return started;
};
