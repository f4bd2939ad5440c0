import { expect, it } from "vitest";
import type { WorkflowDocument } from "../../../schemas/types.gen.ts";
import { flowSteps } from "./flow-steps.ts";

const WORKFLOW: WorkflowDocument = {
	$schema: "",
	kind: "workflow",
	id: "workflow",
	states: {},
	transitions: [],
	clocks: [],
};

it("words the step by which a case is given more time, which no workflow has", () => {
	const more = {
		message_id: "m",
		from_status: "accepted",
		to_status: "accepted",
		note: "",
		actor: "Streets",
		attachments: [],
	};
	const entry = { ...more, id: "1", action: "extend", created_at: "2026-11-28T09:00:00Z" };
	expect(flowSteps([entry], WORKFLOW).map(({ label }) => label)).toEqual(["More time given"]);
});
