import { expect, it } from "vitest";
import { checkShipped } from "../../../schemas/compiler/checked-shipped.fixture.ts";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { printSources } from "../../../schemas/edits/print-document.ts";
import { readShipped, shippedTexts } from "../../../schemas/edits/shipped.fixture.ts";
import type { NewEdit } from "../../../schemas/edits/types.ts";
import { addClock, addState, removeState, stepFormEdits, stepForms } from "./workflow-edits.ts";
import { clockRows, stateRows, transitionRows } from "./workflow-model.ts";

const PATH = "workflow.json";
const base = readShipped();
const shipped = base.documents[PATH] ?? {};

/** The documents that edits lead to, and the errors in them. */
function after(edits: readonly NewEdit[]) {
	const { refused, ...state } = applyEdits(
		base.documents,
		edits.map((edit, index) => ({ id: String(index), ...edit })),
	);
	expect(refused).toEqual([]);
	const found = checkShipped(printSources(shippedTexts(), base, state)).filter(({ severity }) => severity === "error");
	return { documents: state.documents, errors: found.map(({ code }) => code) };
}

it("adds a thirteenth state and more, each with a name of its own and a transition that leads there", () => {
	const first = addState(PATH, shipped, "accepted", "With the police");
	expect(first.name).toBe("with_the_police");
	const { documents, errors } = after(first.edits);
	const workflow = documents[PATH] ?? {};
	expect(stateRows(workflow)).toHaveLength(stateRows(shipped).length + 1);
	expect(transitionRows(workflow).at(-1)).toMatchObject({ from: ["accepted"], to: "with_the_police", by: ["handler"] });
	expect(errors).toEqual([]);
	expect(addState(PATH, workflow, "accepted", "With the police").name).toBe("with_the_police_2");
	expect(addState(PATH, shipped, "accepted", "警方处理").name).toBe("state");
});

it("removes a state with all that leads there, and leaves a workflow without a loose end", () => {
	const added = after(addState(PATH, shipped, "accepted", "With the police").edits).documents[PATH] ?? {};
	const removed = applyEdits(
		{ ...base.documents, [PATH]: added },
		removeState(PATH, added, "with_the_police").map((edit, index) => ({ id: String(index), ...edit })),
	);
	expect(removed.documents[PATH]).toEqual(shipped);
	const { documents } = after(removeState(PATH, shipped, "merged"));
	expect(JSON.stringify([documents[PATH]?.transitions, documents[PATH]?.clocks])).not.toContain('"merged"');
});

it("gives a transition a small form of its own that takes the step, and nothing is wrong with it", () => {
	expect(stepForms(base.documents).map(({ id }) => id)).toContain("desk-step");
	const [row] = transitionRows(shipped).filter(({ action }) => action === "accept");
	if (!row) throw new Error("expected a transition");
	const made = stepFormEdits(base.documents, PATH, row);
	expect(made?.form).toBe("forms/step-accept.json");
	const { documents, errors } = after(made?.edits ?? []);
	expect(errors).toEqual([]);
	expect(documents["forms/step-accept.json"]).toMatchObject({ id: "step-accept", title: "Accept the case" });
	const formOf = (workflow = documents[PATH]) => transitionRows(workflow ?? {})[row.index]?.written.form;
	expect(formOf()).toBe("step-accept");
	const rename = { id: "rename", verb: "rename", path: "forms/step-accept.json", at: "/id", value: "take-it" } as const;
	expect(formOf(applyEdits(documents, [rename]).documents[PATH])).toBe("take-it");
});

it("adds clocks, each with an id of its own, also to a workflow without any", () => {
	const { documents, errors } = after([addClock(PATH, shipped, "Looked at")]);
	const workflow = documents[PATH] ?? {};
	expect(errors).toEqual([]);
	expect(clockRows(workflow).at(-1)).toMatchObject({ id: "clock", label: "Looked at", days: 10 });
	expect(addClock(PATH, workflow, "Again").value).toMatchObject({ id: "clock-2" });
	const { clocks: _, ...bare } = shipped;
	const { documents: made } = applyEdits({ [PATH]: bare }, [{ id: "1", ...addClock(PATH, bare, "First") }]);
	expect(clockRows(made[PATH] ?? {})).toHaveLength(1);
});
