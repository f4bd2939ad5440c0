import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { type FormQuestion, fieldsOf } from "../form/form-model.ts";
import { plainTextOf } from "../naming/document-title.ts";

/** A condition that a question is under: its own, or that of what it stands in; `name` is what that is called. */
export type QuestionCondition = { of: "question" | "group" | "step"; name: string; when: unknown };

/** A step or a way out of a form that hangs on answers; `id` is unlike any question's pointer. */
export type ConditionalPart = { id: string; kind: "step" | "exit"; name: string; when: unknown };

const stepsOf = (form: JsonObject) => asArray(form.steps).map(asObject);

/** All conditions that must hold for a question to be shown, the step's first and its own last. */
export function conditionsOf(form: JsonObject, field: FormQuestion): QuestionCondition[] {
	const step = stepsOf(form)[field.step];
	const around = fieldsOf(form).filter(({ pointer }) => field.pointer.startsWith(`${pointer}/`));
	const all: QuestionCondition[] = [
		{ of: "step", name: plainTextOf(step?.title), when: step?.when },
		...around.map(({ label, options }) => ({ of: "group" as const, name: label, when: options.when })),
		{ of: "question", name: field.label, when: field.options.when },
	];
	return all.filter(({ when }) => when !== undefined);
}

/** The steps and ways out that hang on answers. */
export const conditionalParts = (form: JsonObject): ConditionalPart[] => [
	...stepsOf(form).flatMap(({ id, title, when }) =>
		when === undefined ? [] : [{ id: `#${asString(id)}`, kind: "step" as const, name: plainTextOf(title), when }],
	),
	...asArray(form.exits)
		.map(asObject)
		.map(({ title, when }, at) => ({ id: `!${at}`, kind: "exit" as const, name: plainTextOf(title), when })),
];
