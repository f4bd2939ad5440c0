import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";

/** A text as a plain string; of one with live values its ICU text. */
export const plainTextOf = (value: unknown): string => asString(value) ?? asString(asObject(value).text) ?? "";

/** One question of a form, from its schema and its options. */
export type FormQuestion = {
	name: string;
	/** As `fields` names it. */
	pointer: string;
	label: string;
	schema: JsonObject;
	options: JsonObject;
	required: boolean;
	/** Place of its step, or -1 where the form has none that asks it. */
	step: number;
};

/** A step of a form; a form without steps is one whole. */
export type QuestionStep = { id: string; title: string; fields: readonly string[] };

const namesIn = (value: unknown): string[] => asArray(value).filter((name) => typeof name === "string");

/** The steps of a form document, none where it has none. */
export const questionSteps = (form: JsonObject): QuestionStep[] =>
	asArray(form.steps)
		.filter(isObject)
		.map((step) => ({ id: asString(step.id) ?? "", title: plainTextOf(step.title), fields: namesIn(step.fields) }));

/** The questions of a form document, in the order in which they are asked. */
export function fieldsOf(form: JsonObject): FormQuestion[] {
	const schema = asObject(form.schema);
	const required = namesIn(schema.required);
	const steps = questionSteps(form);
	const properties = Object.entries(asObject(schema.properties));
	const read = properties.map(([name, own]): FormQuestion => {
		const pointer = toPointer([name]);
		return {
			name,
			pointer,
			label: plainTextOf(asObject(own).title) || name,
			schema: asObject(own),
			options: asObject(asObject(form.fields)[pointer]),
			required: required.includes(name),
			step: steps.findIndex(({ fields }) => fields.includes(name)),
		};
	});
	if (steps.length === 0) return read;
	const order = steps.flatMap(({ fields }) => fields);
	const place = ({ name }: FormQuestion) => (order.includes(name) ? order.indexOf(name) : order.length);
	return read.toSorted((a, b) => place(a) - place(b));
}

/** What can be chosen at a question: its values, each as it is worded. */
export type QuestionChoice = { value: string | number | boolean; label: string };

/** The choices that the form itself lists at a question. */
export function questionChoices({ schema, options }: Pick<FormQuestion, "schema" | "options">): QuestionChoice[] {
	const own = isObject(schema.items) ? schema.items : schema;
	const worded = asArray(options.choices).filter(isObject);
	return asArray(own.enum).flatMap((value) => {
		if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return [];
		const label = worded.find((choice) => choice.value === value)?.label;
		return [{ value, label: plainTextOf(label) || String(value) }];
	});
}
