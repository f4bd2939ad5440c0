import { changeCase, versionOf } from "../change-case.ts";
import { changeCategory } from "../change-category.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Moves a case to another category. Throws 403, 404, 409 or 422. */
export const deskChangeCategory: StaffRoute<"deskChangeCategory"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "move", detail: { what: "category", category: input.category } },
		async (transaction, found) => {
			await changeCategory(transaction, found, input.category, user);
			return { id: found.id, version: await versionOf(transaction, found.id) };
		},
	);
