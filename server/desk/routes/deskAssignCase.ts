import { demandCase } from "../../cases/demand-case.ts";
import { changeCase, versionOf } from "../change-case.ts";
import { demandPresent } from "../demand-present.ts";
import { giveCase } from "../give-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Says who works on a case, and how urgent it is; what is left out stays. Throws 403, 404, 409 or 422. */
export const deskAssignCase: StaffRoute<"deskAssignCase"> = async (input, context) => {
	const { services, user, request } = context;
	// Whoever may not give the case learns nothing of who is away.
	await demandCase(services.db, user, input.id, "assign");
	await demandPresent(input, context);
	return changeCase(
		services,
		input,
		{ user, request, operation: "assign", detail: { what: "assigned" } },
		async (transaction, { id }) => {
			await giveCase(transaction, id, input);
			return { id, version: await versionOf(transaction, id) };
		},
	);
};
