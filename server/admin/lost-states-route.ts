import type { WorkflowArtefact } from "../../schemas/release.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import { mayPublish } from "../policies/document-policy.ts";
import { labelOf, lostTo } from "../release/fit-data.ts";
import { INTEGER, listOf, objectOf, TEXT } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { releaseNamed } from "./demands.ts";

type States = WorkflowArtefact["states"];

const labelled = (name: string, states: States) => ({ name, label: labelOf(name, states) });

/** What restoring a release would do to cases. */
export const lostStates: AdminRoute = {
	method: "GET",
	path: "/admin/api/releases/{id}/lost-states",
	summary:
		"What restoring a release would do to cases: the states that it lacks and in which cases stand, with how many; and the states that it has, where they can go.",
	body: null,
	response: objectOf({
		lost: listOf(objectOf({ name: TEXT, label: TEXT, cases: INTEGER })),
		targets: listOf(objectOf({ name: TEXT, label: TEXT })),
	}),
	allowed: mayPublish,
	async handle({ params }, { db }) {
		const { manifest } = await releaseNamed(db, params.id ?? "");
		const { lost, states } = await lostTo(db, manifest);
		const now = await currentWorkflow(db);
		return {
			lost: lost.map(({ name, count }) => ({ ...labelled(name, now.states), cases: count })),
			targets: Object.keys(states).map((name) => labelled(name, states)),
		};
	},
};
