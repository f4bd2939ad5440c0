import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { NewEdit } from "../../../schemas/edits/types.ts";
import { asArray, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { CanvasChange, CanvasPlace } from "../arrange/arrangement.ts";
import { type FormQuestion, fieldsOf, questionSteps } from "./form-model.ts";

/** An id that no step of the form has. */
function freeStepId(form: JsonObject): string {
	const taken = questionSteps(form).map(({ id }) => id);
	for (let count = taken.length + 1; ; count++) if (!taken.includes(`step-${count}`)) return `step-${count}`;
}

const topNames = (form: JsonObject) => fieldsOf(form).flatMap(({ owner, name }) => (owner === "" ? [name] : []));

/** The place of a new or moved step by what it was dropped at: a step, or the step of a question. */
function stepIndex(form: JsonObject, { part, where }: CanvasPlace): number {
	const steps = questionSteps(form);
	const own = part.startsWith("#")
		? steps.findIndex(({ id }) => `#${id}` === part)
		: (fieldsOf(form).find(({ pointer }) => pointer === part)?.step ?? -1);
	return own === -1 ? steps.length : own + (where === "before" && part.startsWith("#") ? 0 : 1);
}

/** The step of what came before the first step was begun. */
const beforeStep = (form: JsonObject, id: string, fields: readonly string[]) => ({
	id: `${id}-before`,
	title: toDocumentValue(form.title),
	fields,
});

/** Begins a step; in a form without any, all questions are in a first one before it then, which is called as the form is. */
export function addStep(path: string, form: JsonObject, place: CanvasPlace, title: string): CanvasChange {
	const id = freeStepId(form);
	const found = () => `#${id}`;
	if (asArray(form.steps).length === 0)
		return {
			edits: [
				{ verb: "set", path, at: "/steps", value: [beforeStep(form, id, topNames(form)), { id, title, fields: [] }] },
			],
			found,
		};
	const value = { id, title, fields: [] };
	return { edits: [{ verb: "add", path, at: "/steps", value, index: stepIndex(form, place) }], found };
}

/** Puts a question and all that follow it in its step into a new step. */
export function beginStep(path: string, form: JsonObject, field: FormQuestion, title: string): CanvasChange | null {
	const steps = questionSteps(form);
	const own = steps[field.step];
	const names = own ? own.fields : topNames(form);
	const from = names.indexOf(field.name);
	if (from === -1) return null;
	const id = freeStepId(form);
	const next = { id, title, fields: names.slice(from) };
	const found = () => `#${id}`;
	if (own) {
		const edits: NewEdit[] = [
			{ verb: "split-step", path, at: `/steps/#${own.id}`, to: field.name, value: { id, title } },
		];
		return { edits, found };
	}
	const value = from === 0 ? [next] : [beforeStep(form, id, names.slice(0, from)), next];
	return { edits: [{ verb: "set", path, at: "/steps", value }], found };
}

/** Puts a step before or after another one. */
export function moveStep(path: string, form: JsonObject, id: string, place: CanvasPlace): CanvasChange | null {
	const own = questionSteps(form).findIndex((step) => `#${step.id}` === id);
	const wanted = stepIndex(form, place);
	const index = own < wanted ? wanted - 1 : wanted;
	if (own === -1 || own === index) return null;
	return { edits: [{ verb: "move", path, at: `/steps/${id}`, index }], found: () => id };
}

/** Takes a step away; the step before it, or the next, has its questions then. The last one leaves a form without steps. */
export function removeStep(path: string, form: JsonObject, id: string): CanvasChange | null {
	const steps = questionSteps(form);
	const own = steps.findIndex((step) => `#${step.id}` === id);
	const heir = steps[own - 1] ?? steps[own + 1];
	const fields = steps[own]?.fields;
	if (!fields) return null;
	if (!heir) return { edits: [{ verb: "remove", path, at: "/steps" }], found: () => null };
	const joined = own === 0 ? [...fields, ...heir.fields] : [...heir.fields, ...fields];
	return {
		edits: [
			{ verb: "remove", path, at: `/steps/${id}` },
			{ verb: "set", path, at: `/steps/#${heir.id}/fields`, value: joined },
		],
		found: () => `#${heir.id}`,
	};
}

/** A step as the document has it. */
export const writtenStep = (form: JsonObject, id: string): JsonObject | undefined =>
	asArray(form.steps).find((step): step is JsonObject => isObject(step) && `#${step.id}` === id);
