import { addressOf } from "../../../schemas/edits/addresses.ts";
import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { setAt } from "../form/form-edits.ts";
import { clockRows, stateRows, type TransitionRow, transitionRows } from "./workflow-model.ts";

/** The form of a step that asks for a note alone. */
const PLAIN_STEP = "desk-step";

/** A name that is not taken: as it is, or with the first free number. */
function freeName(name: string, join: string, taken: readonly string[]): string {
	for (let number = 1; ; number += 1) {
		const own = number === 1 ? name : `${name}${join}${number}`;
		if (!taken.includes(own)) return own;
	}
}

/** Words as names of states are: lower-case letters, digits and underscores. */
function stateName(words: string): string {
	const plain = words
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "_");
	return plain.replaceAll(/^[^a-z]+|_+$/g, "").slice(0, 60) || "state";
}

/** A transition that whoever handles a case may make. */
export const transitionEdit = (
	path: string,
	document: JsonObject,
	from: string,
	to: string,
	label: string,
): NewEdit => ({
	verb: "add",
	path,
	at: "/transitions",
	value: {
		action: freeName(
			`to-${to.replaceAll("_", "-")}`,
			"-",
			transitionRows(document).map(({ action }) => action),
		),
		label,
		from: [from],
		to,
		by: ["handler"],
	},
});

/** A further state, open and public, with a transition that leads to it from another one. */
export function addState(path: string, document: JsonObject, from: string, words: string) {
	const name = freeName(
		stateName(words),
		"_",
		stateRows(document).map((state) => state.name),
	);
	const value = { label: words, description: words, tone: "info", open311: "open", public: true };
	const edits: NewEdit[] = [{ verb: "add", path, at: `/states/${name}`, value }];
	if (from) edits.push(transitionEdit(path, document, from, name, words));
	return { name, edits };
}

/** Takes a state away with all that leads there, and out of what leads elsewhere. */
export function removeState(path: string, document: JsonObject, name: string): NewEdit[] {
	const without = (list: unknown) => asArray(list).filter((one) => one !== name);
	const transitions = asArray(document.transitions).flatMap((one) => {
		const { to, from } = asObject(one);
		const rest = without(from);
		const isLost = to === name || (rest.length === 0 && asArray(from).length > 0);
		return isLost ? [] : [{ ...asObject(one), from: rest }];
	});
	const clocks = asArray(document.clocks).flatMap((one) => {
		const rest = without(asObject(one).until);
		return asObject(one).from === name || rest.length === 0 ? [] : [{ ...asObject(one), until: rest }];
	});
	return [
		{ verb: "set", path, at: "/transitions", value: toDocumentValue(transitions) },
		{ verb: "set", path, at: "/clocks", value: toDocumentValue(clocks) },
		{ verb: "remove", path, at: addressOf(document, ["states", name]) },
	];
}

/** Working days of a clock that nobody has set yet. */
const FIRST_DAYS = 10;

/** A further clock, from the first state until the last, to be set as it is meant. */
export function addClock(path: string, document: JsonObject, label: string): NewEdit {
	const states = stateRows(document).map(({ name }) => name);
	const from = states[0] ?? "";
	const until = states.at(-1) ?? "";
	const id = freeName(
		"clock",
		"-",
		clockRows(document).map((one) => one.id),
	);
	const value = { id, label, from, until: [until], days: FIRST_DAYS };
	// With a place, a list that is not there yet is made.
	return { verb: "add", path, at: "/clocks", value, index: clockRows(document).length };
}

const takesStep = (document: JsonObject): boolean =>
	document.kind === "form" && document.audience === "staff" && asObject(document.submit).operation === "deskMoveCase";

/** The forms by which staff can take a step. */
export const stepForms = (documents: Documents): { path: string; id: string }[] =>
	Object.entries(documents).flatMap(([path, document]) =>
		takesStep(document) ? [{ path, id: asString(document.id) ?? "" }] : [],
	);

/** A form of its own for a transition, made like one that takes a step already; null where there is none. */
export function stepFormEdits(documents: Documents, path: string, { index, action, label }: TransitionRow) {
	const forms = stepForms(documents);
	const model = documents[(forms.find(({ id }) => id === PLAIN_STEP) ?? forms[0])?.path ?? ""];
	if (!model) return null;
	const taken = Object.values(documents).flatMap(({ kind, id }) => (kind === "form" ? [asString(id) ?? ""] : []));
	const id = freeName(`step-${action}`, "-", taken);
	const form = `forms/${id}.json`;
	const edits: NewEdit[] = [
		{ verb: "add", path: form, at: "", value: toDocumentValue({ ...model, id, title: label }) },
		...setAt(path, documents[path], ["transitions", String(index), "form"], id),
	];
	return { form, edits };
}
