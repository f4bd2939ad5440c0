import { addressOf } from "../../../schemas/edits/addresses.ts";
import type { Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asArray, asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { choicesPlace, type FormQuestion, type QuestionChoice, questionChoices } from "./form-model.ts";

/**
 * The edit that gives a part of a document a value, with the objects that lead to it where they are absent; undefined takes
 * the part away. No edit where nothing changes.
 */
export function setAt(path: string, document: unknown, tokens: readonly string[], value: Json | undefined): NewEdit[] {
	const keys: (string | number)[] = [];
	let here: unknown = document;
	for (const [depth, token] of tokens.entries()) {
		if (typeof here !== "object" || here === null || !Object.hasOwn(here, token)) {
			if (value === undefined) return [];
			const inner = tokens.slice(depth + 1).reduceRight<Json>((within, name) => ({ [name]: within }), value);
			return [{ verb: "set", path, at: `${addressOf(document, keys)}${toPointer([token])}`, value: inner }];
		}
		keys.push(Array.isArray(here) ? Number(token) : token);
		here = Reflect.get(here, token);
	}
	const at = addressOf(document, keys);
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
	{ place }: FormQuestion,
	keyword: string,
	value: Json | undefined,
) => setAt(path, form, [...place, keyword], value);

/** Makes a question one that must be answered, or not. */
export function setRequired(
	path: string,
	form: JsonObject,
	{ name, place }: FormQuestion,
	required: boolean,
): NewEdit[] {
	const at = toPointer([...place.slice(0, -2), "required"]);
	const list = valueAt(form, at);
	if (!required) return asArray(list).includes(name) ? [{ verb: "remove", path, at: `${at}/#${name}` }] : [];
	if (!Array.isArray(list)) return [{ verb: "set", path, at, value: [name] }];
	return list.includes(name) ? [] : [{ verb: "add", path, at, value: name }];
}

/** Gives a question the choices that it lists: values in its schema, words in its options. What else is said of each stays. */
export function setChoices(
	path: string,
	form: JsonObject,
	field: FormQuestion,
	choices: readonly QuestionChoice[],
): NewEdit[] {
	const values = choices.map(({ value }) => value);
	return [
		...setAt(path, form, [...field.place, ...choicesPlace(field), "enum"], values),
		...setAt(
			path,
			form,
			["fields", field.pointer, "choices"],
			choices.map((choice) => asWritten(field, choice)),
		),
	];
}

/** A choice as the document is to have it: in its new words, with the hint and the conditions that it has. */
function asWritten({ options }: FormQuestion, { value, label }: QuestionChoice): Json {
	const before = asArray(options.choices).find((choice) => asObject(choice).value === value);
	return { ...plainJson(asObject(before)), value, label };
}

const plainJson = (value: JsonObject): { [key: string]: Json } => JSON.parse(JSON.stringify(value));

/** Where a choice's words and conditions stand; where the document has none of it yet, all choices of the question are written with them. */
function setOfChoice(
	path: string,
	form: JsonObject,
	field: FormQuestion,
	{ value }: QuestionChoice,
	parts: Readonly<Record<string, Json | undefined>>,
): NewEdit[] {
	const list = ["fields", field.pointer, "choices"];
	const index = asArray(field.options.choices).findIndex((one) => asObject(one).value === value);
	if (index >= 0)
		return Object.entries(parts).flatMap(([key, own]) => setAt(path, form, [...list, String(index), key], own));
	const written = questionChoices(field).map((one) => {
		const before = asWritten(field, one);
		return one.value === value ? plainJson({ ...asObject(before), ...parts }) : before;
	});
	return setAt(path, form, list, written);
}

/** Words one choice of a question. The others are left as they are, whoever changes them meanwhile. */
export const setChoiceLabel = (
	path: string,
	form: JsonObject,
	field: FormQuestion,
	choice: QuestionChoice,
	label: string,
): NewEdit[] => setOfChoice(path, form, field, choice, { label });

/** Says when a choice of a question is offered; undefined takes the condition away. The other choices are left as they are. */
export const setChoiceCondition = (
	path: string,
	form: JsonObject,
	field: FormQuestion,
	choice: QuestionChoice,
	condition: { when?: Json | undefined } | { offered_when?: Json | undefined },
): NewEdit[] => setOfChoice(path, form, field, choice, { ...condition });

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
