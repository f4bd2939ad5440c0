import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { startStates, stateRows, transitionRows, unreachedStates, workflowEdges } from "./workflow-model.ts";

const shipped = readShipped().documents["workflow.json"] ?? {};

it("reads states and transitions as they are worded", () => {
	expect(stateRows(shipped)[0]).toMatchObject({ name: "submitted", label: "Waiting to be accepted", isOpen: true });
	expect(transitionRows(shipped)[1]).toMatchObject({
		action: "accept",
		from: ["submitted"],
		to: "accepted",
		by: ["handler"],
	});
	expect(workflowEdges(shipped)).toContainEqual({ from: "submitted", to: "accepted", label: "Accept the case" });
});

it("begins where cases are filed, and names what no case comes into", () => {
	expect(startStates(shipped)).toEqual(["submitted"]);
	expect(unreachedStates(shipped)).toEqual([]);
	const cut = {
		...shipped,
		transitions: transitionRows(shipped).flatMap(({ to, written }) => (to === "merged" ? [] : [written])),
	};
	expect(unreachedStates(cut)).toEqual(["merged"]);
});
