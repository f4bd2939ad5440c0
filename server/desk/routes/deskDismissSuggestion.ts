import { dismissSuggestion } from "../../repositories/content/dismissed-suggestion.ts";
import { noteChange } from "../../repositories/desk/case-presence.ts";
import { changeCase } from "../change-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Says of a suggested category that it is not the case's. Throws 403 or 404. */
export const deskDismissSuggestion: StaffRoute<"deskDismissSuggestion"> = (
	{ id, category },
	{ services, user, request },
) =>
	changeCase(
		services,
		// Whatever was changed meanwhile, it is not of that category.
		{ id, version: null },
		{ user, request, operation: "move", detail: { what: "suggestion_dismissed", category } },
		async (transaction, found) => {
			await dismissSuggestion(transaction, { message_id: found.id, code: category, author_id: user.id });
			await noteChange(transaction, found.id);
			return { id: found.id };
		},
	);
