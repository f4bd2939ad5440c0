import { currentCategories } from "../../cases/categories.ts";
import { mayWithCase } from "../../policies/case-policy.ts";
import type { CaseStanding } from "../../policies/rights.ts";
import { listKnownCategories } from "../../repositories/releases/category-code.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The categories in which who asks takes cases in, in their documents' order. */
export const deskGetFilingCategories: StaffRoute<"deskGetFilingCategories"> = async (_query, { services, user }) => {
	const standings = new Map<string, CaseStanding>(
		(await listKnownCategories(services.db)).map((category) => [category.code, category]),
	);
	const offered = (await currentCategories(services.db)).filter(({ code }) => {
		const standing = standings.get(code);
		return standing !== undefined && mayWithCase(user, "file", standing);
	});
	return {
		list: offered.map(({ code, name, description, form, icon = "", publicity }) => ({
			code,
			name,
			description,
			form,
			icon,
			publicity,
		})),
	};
};
