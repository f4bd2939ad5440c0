import { checklistIn } from "../../cases/checklist.ts";
import { workflowOfCase } from "../../cases/workflow.ts";
import { tickItem, untickItem } from "../../repositories/desk/case-checklist.ts";
import { handledOf } from "../../repositories/messages/message-watch.ts";
import { Refusal } from "../../wire/refusal.ts";
import { changeCase } from "../change-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Says of an item of the checklist of a case's state that it is done, or is not. Throws 403, 404 or 409. */
export const deskTickItem: StaffRoute<"deskTickItem"> = ({ id, item, done }, { services, user, request }) =>
	changeCase(
		services,
		// Two may tick items of one list at once, each their own.
		{ id, version: null },
		{ user, request, operation: "move", detail: { what: "checklist", item, done } },
		async (transaction, found) => {
			const workflow = await workflowOfCase(transaction, await handledOf(transaction, found));
			if (!checklistIn(workflow, found.status).some((one) => one.id === item))
				throw new Refusal(409, "This is not on the checklist of the case now.");
			const row = { message_id: found.id, state: found.status, item };
			await (done ? tickItem(transaction, { ...row, user_id: user.id }) : untickItem(transaction, row));
			return { id: found.id };
		},
	);
