import { expect, it } from "vitest";
import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { WorkflowTransition } from "../../schemas/types.gen.ts";
import { closesAt } from "./timed-steps.ts";

const state = (open311: "open" | "closed") => ({
	label: "",
	description: "",
	tone: "neutral" as const,
	public: true,
	open311,
});
const step = (more: Partial<WorkflowTransition>): WorkflowTransition => ({
	action: "close",
	label: "Close",
	from: ["replied"],
	to: "closed",
	by: ["system"],
	...more,
});

const workflow = (...transitions: WorkflowTransition[]): WorkflowArtefact => ({
	kind: "workflow",
	id: "workflow",
	states: { replied: state("open"), waiting: state("open"), closed: state("closed") },
	transitions,
	clocks: [],
});

const flow = ["2026-03-01T08:00:00Z", "2026-03-10T08:00:00Z"].map((at) => ({ created_at: new Date(at) }));
const closing = (of: WorkflowArtefact, status = "replied") => closesAt(of, status, flow)?.toISOString() ?? null;

it("closes a case by the shortest of its timed steps, counted from the last word", () => {
	const timed = [step({ after_days: 30 }), step({ action: "lapse", after_days: 10 })];
	expect(closing(workflow(...timed))).toBe("2026-03-20T08:00:00.000Z");
});

it("closes nothing by steps that people take, that lead on, or that begin elsewhere", () => {
	expect(closing(workflow(step({})))).toBeNull();
	expect(closing(workflow(step({ after_days: 30, by: ["handler"] })))).toBeNull();
	expect(closing(workflow(step({ after_days: 30, to: "waiting" })))).toBeNull();
	expect(closing(workflow(step({ after_days: 30 })), "waiting")).toBeNull();
	expect(closesAt(workflow(step({ after_days: 30 })), "replied", [])).toBeNull();
});
