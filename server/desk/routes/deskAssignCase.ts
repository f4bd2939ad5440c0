import { changeCase, versionOf } from "../change-case.ts";
import { giveCase } from "../give-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Says who works on a case, and how urgent it is; what is left out stays. Throws 403, 404, 409 or 422. */
export const deskAssignCase: StaffRoute<"deskAssignCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "assign", detail: { what: "assigned" } },
		async (transaction, { id }) => {
			await giveCase(transaction, id, input);
			return { id, version: await versionOf(transaction, id) };
		},
	);
