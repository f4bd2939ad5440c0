import { writtenInOrder } from "../../json/same-json.ts";
import type { WorkflowDocument } from "../../types.gen.ts";
import { isForStaff } from "../audience.ts";
import type { Place, Report } from "../diagnostic.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { mainFirst } from "../emit/workflows.ts";
import type { Names } from "../names.ts";
import type { Sourced } from "../portal.ts";
import { worded } from "../worded.ts";

type Workflow = Sourced<WorkflowDocument>;

/** Transitions and clocks must name states that the workflow has, and every state must be reachable, and be left unless it is final. */
export const checkWorkflow: DocumentCheck = ofKind("workflow", (one, names, report) => {
	const { place, document } = one;
	for (const { state, pointer } of namedStates(document))
		if (!Object.hasOwn(document.states, state))
			report.add(
				place,
				pointer,
				"unknown-state",
				worded`The workflow has no state "${state}". Expected one of: ${Object.keys(document.states).join(", ")}.`,
			);
	checkReach(document, place, report);
	checkExits(document, place, report);
	checkStepForms(one, names, report);
	checkSameStates(one, names, report);
});

/** A step's form is one for staff, which sends the step. */
function checkStepForms({ place, document }: Workflow, names: Names, report: Report): void {
	for (const [index, { form }] of document.transitions.entries()) {
		if (form === undefined) continue;
		const found = names.find("form", form)?.document;
		if (found ? isForStaff(found) && found.submit.operation === "deskMoveCase" : names.declares("form", form)) continue;
		const message = worded`The form "${form}" does not take a step at the desk. Expected a form with "audience": "staff" that submits deskMoveCase.`;
		report.add(place, `/transitions/${index}/form`, "unknown-form", message);
	}
}

/** Where a case stands is worded by its state alone, so a state means the same in all workflows that have it. */
function checkSameStates({ place, document }: Workflow, names: Names, report: Report): void {
	const all = mainFirst(names);
	const earlier = all.slice(0, all.indexOf(document));
	for (const [name, state] of Object.entries(document.states)) {
		const other = earlier.find(({ states }) => Object.hasOwn(states, name));
		if (!other || writtenInOrder(other.states[name]) === writtenInOrder(state)) continue;
		const message = worded`The workflow "${other.id}" has a state "${name}" too, and says something else of it. Expected the same of it in both, or another name.`;
		report.add(place, `/states/${name}`, "state-differs", message);
	}
}

function namedStates({ transitions, clocks }: WorkflowDocument): { state: string; pointer: string }[] {
	const ofTransitions = transitions.flatMap(({ from, to }, index) => [
		...from.map((state, at) => ({ state, pointer: `/transitions/${index}/from/${at}` })),
		{ state: to, pointer: `/transitions/${index}/to` },
	]);
	const ofClocks = clocks.flatMap(({ from, or_from = [], until }, index) => [
		{ state: from, pointer: `/clocks/${index}/from` },
		...or_from.map((state, at) => ({ state, pointer: `/clocks/${index}/or_from/${at}` })),
		...until.map((state, at) => ({ state, pointer: `/clocks/${index}/until/${at}` })),
	]);
	return [...ofTransitions, ...ofClocks];
}

/** A case starts where a transition from nowhere leads, or else in the first state. */
function checkReach({ states, transitions }: WorkflowDocument, place: Place, report: Report): void {
	const initial: string[] = transitions.filter(({ from }) => from.length === 0).map(({ to }) => to);
	const reached = new Set<string>(initial.length > 0 ? initial : Object.keys(states).slice(0, 1));
	for (let before = -1; before < reached.size; ) {
		before = reached.size;
		for (const { from, to } of transitions) if (from.some((state) => reached.has(state))) reached.add(to);
	}
	for (const state of Object.keys(states))
		if (!reached.has(state))
			report.add(
				place,
				`/states/${state}`,
				"unreachable-state",
				worded`No transition leads to the state "${state}", directly or through others. Expected one with "to": "${state}" from a state that is reached.`,
			);
}

/** Handling ends where a case is closed: a state that counts as open leads on. */
function checkExits({ states, transitions }: WorkflowDocument, place: Place, report: Report): void {
	for (const [state, { open311 }] of Object.entries(states)) {
		const leads = transitions.some(({ from, to }) => to !== state && from.some((one) => one === state));
		if (leads || open311 === "closed") continue;
		const message = worded`No transition leads out of the state "${state}", which counts as open. Expected one, or "open311": "closed" where handling ends there.`;
		report.add(place, `/states/${state}`, "dead-end-state", message);
	}
}
