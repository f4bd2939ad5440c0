import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import type { NewEdit } from "../draft/draft-session.ts";
import { type FormQuestion, type QuestionChoice, questionSteps } from "./form-model.ts";

/**
 * The edit that gives a part of a document a value, with the objects that lead to it where they are absent; undefined takes
 * the part away. No edit where nothing changes.
 */
export function setAt(path: string, document: unknown, tokens: readonly string[], value: Json | undefined): NewEdit[] {
	let here: unknown = document;
	for (const [depth, token] of tokens.entries()) {
		if (!isObject(here) || !Object.hasOwn(here, token)) {
			if (value === undefined) return [];
			const inner = tokens.slice(depth + 1).reduceRight<Json>((within, name) => ({ [name]: within }), value);
			return [{ verb: "set", path, at: toPointer(tokens.slice(0, depth + 1)), value: inner }];
		}
		here = here[token];
	}
	const at = toPointer(tokens);
	if (value === undefined) return [{ verb: "remove", path, at }];
	return JSON.stringify(here) === JSON.stringify(value) ? [] : [{ verb: "set", path, at, value }];
}

/** Gives a question an option of `fields`, or takes it away. */
export const setOption = (
	path: string,
	form: JsonObject,
	{ pointer }: FormQuestion,
	option: string,
	value: Json | undefined,
) => setAt(path, form, ["fields", pointer, option], value);

/** Gives the schema of a question a keyword, or takes it away. */
export const setKeyword = (
	path: string,
	form: JsonObject,
	{ name }: FormQuestion,
	keyword: string,
	value: Json | undefined,
) => setAt(path, form, ["schema", "properties", name, keyword], value);

/** Makes a question one that must be answered, or not. */
export function setRequired(path: string, form: JsonObject, { name }: FormQuestion, required: boolean): NewEdit[] {
	const list = asObject(form.schema).required;
	if (!required) return asArray(list).includes(name) ? [{ verb: "remove", path, at: `/schema/required/#${name}` }] : [];
	if (!Array.isArray(list)) return [{ verb: "set", path, at: "/schema/required", value: [name] }];
	return list.includes(name) ? [] : [{ verb: "add", path, at: "/schema/required", value: name }];
}

/** Gives a question the choices that it lists: values in its schema, words in its options. */
export function setChoices(
	path: string,
	form: JsonObject,
	field: FormQuestion,
	choices: readonly QuestionChoice[],
): NewEdit[] {
	const values = choices.map(({ value }) => value);
	const before = asArray(field.options.choices).filter(isObject);
	const worded = choices.map(({ value, label }): Json => {
		const hint = before.find((choice) => choice.value === value)?.hint;
		return { value, label, ...(typeof hint === "string" && { hint }) };
	});
	const keyword = isObject(field.schema.items) ? ["items", "enum"] : ["enum"];
	return [
		...setAt(path, form, ["schema", "properties", field.name, ...keyword], values),
		...setAt(path, form, ["fields", field.pointer, "choices"], worded),
	];
}

/** A value for a new choice, made of its words or counted, that no other has. */
export function choiceValue(label: string, taken: readonly QuestionChoice["value"][]): string {
	const plain = label
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "_")
		.replaceAll(/^_+|_+$/g, "")
		.slice(0, 40);
	const free = (name: string) => !taken.includes(name);
	if (plain && free(plain)) return plain;
	for (let count = taken.length + 1; ; count++) {
		const name = `${plain || "choice"}_${count}`;
		if (free(name)) return name;
	}
}

/** Puts a question before or after its neighbour among those asked with it. Nothing at the end of the way. */
export function moveField(path: string, form: JsonObject, field: FormQuestion, by: -1 | 1): NewEdit[] {
	const step = questionSteps(form)[field.step];
	const names = step ? step.fields : Object.keys(asObject(asObject(form.schema).properties));
	const index = names.indexOf(field.name) + by;
	if (index < 0 || index >= names.length) return [];
	const at = step ? `/steps/#${step.id}/fields/#${field.name}` : `/schema/properties${field.pointer}`;
	return [{ verb: "move", path, at, index }];
}

/** Puts a question at the end of another step. */
export function moveToStep(path: string, form: JsonObject, field: FormQuestion, to: string): NewEdit[] {
	const from = questionSteps(form)[field.step];
	if (from?.id === to) return [];
	if (!from) return [{ verb: "add", path, at: `/steps/#${to}/fields`, value: field.name }];
	return [{ verb: "move", path, at: `/steps/#${from.id}/fields/#${field.name}`, to: `/steps/#${to}/fields` }];
}

/** Takes a question away with all that lists it. */
export const removeField = (path: string, { pointer }: FormQuestion): NewEdit[] => [
	{ verb: "remove", path, at: `/schema/properties${pointer}` },
];
