import { changeCase, versionOf } from "../change-case.ts";
import type { StaffRoute } from "../staff-route.ts";
import { takeStep } from "../take-step.ts";

/** Takes a step of the case's own workflow. Throws 403, 404, 409 or 422. */
export const deskMoveCase: StaffRoute<"deskMoveCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "move", action: "case.moved", detail: { action: input.action } },
		async (transaction, found) => {
			const status = await takeStep(transaction, found, input, { user, services });
			return { id: found.id, status, version: await versionOf(transaction, found.id) };
		},
	);
