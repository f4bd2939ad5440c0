import type { Json } from "../../../schemas/edits/types.ts";
import { asString, isObject } from "../../../schemas/json/json.ts";
import { type FormQuestion, questionChoices } from "./form-model.ts";

/** An answer that can stand in a text: its name in braces, where it comes from, and what is written to put it in. */
export type AnswerSource = { name: string; pointer: string; label: string; written: string };

const argument = (name: string) => name.replaceAll(/\W/g, "_");

/** What cannot stand within a message as it is. */
const plainWords = (label: string) => label.replaceAll(/[{}#']/g, "");

/** Of a choice the words are put in, by its value; of anything else the answer as it is. */
function written(name: string, field: FormQuestion): string {
	const choices = questionChoices(field);
	if (choices.length === 0 || field.schema.type !== "string") return `{${name}}`;
	const cases = choices.map(({ value, label }) => `${String(value).replaceAll("-", "_")} {${plainWords(label)}}`);
	return `{${name}, select, ${cases.join(" ")} other {}}`;
}

/** Whether an answer can be read out within a text: one text, number or day, and not the same of everybody. */
const isPlain = ({ schema }: FormQuestion) =>
	schema.const === undefined && ["string", "number", "integer"].some((type) => type === schema.type);

/** The answers that a text can be made of: with `rows`, those of one entry of that repeat group; else those beside the question and at the top. */
export function answerSources(
	fields: readonly FormQuestion[],
	own: FormQuestion,
	rows: "of its entries" | "beside it",
): AnswerSource[] {
	const owner = rows === "of its entries" ? `${own.pointer}/*` : own.owner;
	return fields.flatMap((field): AnswerSource[] => {
		if (field === own || !isPlain(field) || field.options.computed !== undefined) return [];
		const isInRow = owner.endsWith("/*") && field.owner === owner;
		if (!isInRow && (rows === "of its entries" || field.pointer.includes("/*"))) return [];
		const name = argument(field.name);
		const pointer = isInRow ? `/item/${field.name}` : `/form${field.pointer}`;
		return [{ name, pointer, label: field.label, written: written(name, field) }];
	});
}

/** How an answer stands in the text while it is edited: by its label, or by its name where two have the same. */
const tokenOf = ({ name, label }: AnswerSource, sources: readonly AnswerSource[]) =>
	`{${sources.filter((one) => one.label === label).length > 1 ? name : plainWords(label)}}`;

/** A text as it is edited: answers stand in it by their labels. */
export const shownText = (text: string, sources: readonly AnswerSource[]): string =>
	sources.reduce((shown, source) => shown.replaceAll(source.written, tokenOf(source, sources)), text);

/** A text as the document has it, of what was edited. */
export const writtenText = (shown: string, sources: readonly AnswerSource[]): string =>
	sources.reduce((text, source) => text.replaceAll(tokenOf(source, sources), source.written), shown);

/** The text of a value that is made of answers, as it is written; null of one that only the source can say. */
export function readMadeText(value: unknown): string | null {
	if (typeof value === "string") return value;
	if (!isObject(value) || !isObject(value.values)) return null;
	const isBound = (one: unknown) => isObject(one) && Object.keys(one).join() === "bind";
	return Object.values(value.values).every(isBound) ? (asString(value.text) ?? null) : null;
}

/** The value for a text: each name in braces that is an answer's is bound to it. */
export function writeMadeText(text: string, sources: readonly AnswerSource[]): Json {
	const used = sources.filter(({ name }) => new RegExp(`\\{\\s*${name}\\s*[,}]`).test(text));
	if (used.length === 0) return text;
	return { text, values: Object.fromEntries(used.map(({ name, pointer }) => [name, { bind: pointer }])) };
}
