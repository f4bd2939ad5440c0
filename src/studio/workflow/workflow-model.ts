import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { plainTextOf } from "../naming/document-title.ts";
import type { FlowEdge } from "./flow-layout.ts";

/** A state of cases as a document has it. */
export type WorkflowStateRow = { name: string; label: string; written: JsonObject; isOpen: boolean };

/** A transition with its place in the document; two may have one name. */
export type TransitionRow = {
	index: number;
	action: string;
	label: string;
	from: readonly string[];
	to: string;
	by: readonly string[];
	written: JsonObject;
};

const textsIn = (value: unknown): string[] => asArray(value).filter((entry) => typeof entry === "string");

/** The states of a workflow document, in its order. */
export const stateRows = (document: JsonObject): WorkflowStateRow[] =>
	Object.entries(asObject(document.states)).map(([name, own]) => {
		const written = asObject(own);
		return { name, label: plainTextOf(written.label) || name, written, isOpen: written.open311 === "open" };
	});

/** The transitions of a workflow document, in its order. */
export const transitionRows = (document: JsonObject): TransitionRow[] =>
	asArray(document.transitions).flatMap((written, index) => {
		if (!isObject(written)) return [];
		const action = asString(written.action) ?? "";
		return [
			{
				index,
				action,
				written,
				to: asString(written.to) ?? "",
				label: plainTextOf(written.label) || action,
				from: textsIn(written.from),
				by: textsIn(written.by),
			},
		];
	});

/** A clock of a workflow with its place in the document. */
export type ClockRow = {
	index: number;
	id: string;
	label: string;
	from: string;
	until: readonly string[];
	/** Working days. */
	days: number;
	written: JsonObject;
};

/** The clocks of a workflow document, in its order. */
export const clockRows = (document: JsonObject): ClockRow[] =>
	asArray(document.clocks).flatMap((written, index) => {
		if (!isObject(written)) return [];
		const id = asString(written.id) ?? "";
		return [
			{
				index,
				id,
				written,
				from: asString(written.from) ?? "",
				until: textsIn(written.until),
				label: plainTextOf(written.label) || id,
				days: Number(written.days) || 0,
			},
		];
	});

/** The arrows between states. */
export const workflowEdges = (document: JsonObject): FlowEdge[] =>
	transitionRows(document).flatMap(({ from, to, label }) => from.map((one) => ({ from: one, to, label })));

/** The states that cases begin in: those a transition leads to from nowhere. */
export const startStates = (document: JsonObject): string[] =>
	transitionRows(document).flatMap(({ from, to }) => (from.length === 0 ? [to] : []));

/** The states that no case can come into. */
export function unreachedStates(document: JsonObject): string[] {
	const edges = workflowEdges(document);
	const reached = new Set(startStates(document));
	for (let before = -1; before < reached.size; ) {
		before = reached.size;
		for (const { from, to } of edges) if (reached.has(from)) reached.add(to);
	}
	return stateRows(document).flatMap(({ name }) => (reached.has(name) ? [] : [name]));
}
