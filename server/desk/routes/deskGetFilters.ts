import type { WorkflowTransition } from "../../../schemas/types.gen.ts";
import { currentCategories } from "../../cases/categories.ts";
import { currentWorkflow } from "../../cases/workflow.ts";
import { currentTeams } from "../../repositories/handling-documents.ts";
import { listDistricts, listHandlers } from "../../repositories/staff-people.ts";
import { sourceOf } from "../case-summary.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The steps that handlers take, each once; merging names another case and so is none for many. */
const stepsOf = (transitions: readonly WorkflowTransition[]) => {
	const taken = transitions.filter(({ by, action }) => by.includes("handler") && action !== "merge");
	const labels = new Map(taken.map(({ action, label }) => [action, sourceOf(label)]));
	return [...labels].map(([value, label]) => ({ value, label }));
};

/** What the list can be filtered by, and what can be done with its cases. */
export const deskGetFilters: StaffRoute<"deskGetFilters"> = async (_query, { services: { db } }) => {
	const { states, transitions } = await currentWorkflow(db);
	return {
		states: Object.entries(states).map(([value, { label }]) => ({ value, label: sourceOf(label) })),
		steps: stepsOf(transitions),
		categories: (await currentCategories(db)).map(({ code, name }) => ({ value: code, label: name })),
		teams: (await currentTeams(db)).map(({ id, name }) => ({ value: id, label: name })),
		people: (await listHandlers(db)).map(({ id, nickname }) => ({ value: id, label: nickname })),
		districts: (await listDistricts(db)).map((name) => ({ value: name, label: name })),
	};
};
