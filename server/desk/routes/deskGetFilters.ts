import { currentCategories } from "../../cases/categories.ts";
import { currentWorkflow } from "../../cases/workflow.ts";
import { currentTeams } from "../../repositories/handling-documents.ts";
import { listDistricts, listHandlers } from "../../repositories/staff-people.ts";
import { sourceOf } from "../case-summary.ts";
import type { StaffRoute } from "../staff-route.ts";

/** What the list can be filtered by. */
export const deskGetFilters: StaffRoute<"deskGetFilters"> = async (_query, { services: { db } }) => {
	const { states } = await currentWorkflow(db);
	return {
		states: Object.entries(states).map(([value, { label }]) => ({ value, label: sourceOf(label) })),
		categories: (await currentCategories(db)).map(({ code, name }) => ({ value: code, label: name })),
		teams: (await currentTeams(db)).map(({ id, name }) => ({ value: id, label: name })),
		people: (await listHandlers(db)).map(({ id, nickname }) => ({ value: id, label: nickname })),
		districts: (await listDistricts(db)).map((name) => ({ value: name, label: name })),
	};
};
