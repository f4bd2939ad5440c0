import type { FormArtefact } from "../release.ts";
import type { FieldOptions } from "../types.gen.ts";
import { isEmpty, sayAnswer, sourceWords, type Words } from "./answer-words.ts";
import { fieldOptions } from "./field-options.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "./json.ts";
import { pointerTokens, toPointer } from "./pointer.ts";
import { pruneHidden } from "./prune.ts";
import { alternatives, schemasUnder, within } from "./schema-at.ts";

/** Who sees an answer once its case is published. */
export type Visibility = NonNullable<FieldOptions["visibility"]>;

/** One answer in words. `name` is its pointer; `label` and `text` are in the language of the given `words`. */
export type DescribedAnswer = { name: string; label: string; value: unknown; text: string; visibility: Visibility };

/** The labels that answers were chosen under from an operation's options, by pointer: one, or one for each value. */
export type AnswerLabels = Readonly<Record<string, readonly string[]>>;

/** Widgets whose answer is nothing to read: a secret, or something that the citizen did not give. */
const UNSAID: ReadonlySet<unknown> = new Set(["hidden", "verification_code"]);
/** Widgets whose answer is one thing, though it has parts. */
const WHOLE: ReadonlySet<unknown> = new Set(["address", "location", "file", "signature"]);

type Field = {
	pointer: string;
	labels: readonly string[];
	value: unknown;
	schemas: JsonObject[];
	visibility: Visibility;
	/** What is said of it in place of its value. */
	said?: string;
};

/** Whether a schema leaves one value and no title: nothing that was asked, but what tells alternatives apart. */
const isMark = ({ schemas }: Field) =>
	schemas.length > 0 && schemas.every((schema) => "const" in schema && schema.title === undefined);

/**
 * What was answered, as it was asked (`labels`: of what was chosen from an operation's options): label and value in
 * words, in the form's order; a group's parts and a repeat group's rows one by one. Fields that were not asked or not
 * answered are left out.
 */
export function describeAnswers(
	form: FormArtefact,
	data: JsonObject,
	words: Words = sourceWords,
	labels: AnswerLabels = {},
): DescribedAnswer[] {
	const root = form.document.schema;
	const resolve = within(root);
	const optionsAt = fieldOptions(form.document);
	const described = (field: Field): DescribedAnswer[] => {
		const options = optionsAt(field.pointer);
		const own = { ...field, visibility: options.visibility ?? field.visibility };
		if (UNSAID.has(options.widget) || isEmpty(own.value)) return [];
		const parts = WHOLE.has(options.widget) ? [] : partsOf(own);
		if (parts.length > 0) return parts.flatMap(described);
		const label = own.labels.map((text) => words(text)).join(" · ");
		const chosen = Object.hasOwn(labels, own.pointer) ? labels[own.pointer] : undefined;
		const text =
			own.said !== undefined
				? words(own.said)
				: (chosen?.map((one) => words(one)).join(", ") ?? sayAnswer(own.value, own.schemas, options, words));
		return [{ name: own.pointer, label, value: own.value, text, visibility: own.visibility }];
	};
	const partsOf = (field: Field): Field[] => {
		const { value } = field;
		if (isObject(value))
			return inOrder(field, value).flatMap((name) => {
				const own = child(field, name, value[name]);
				return isMark(own) ? chosenAlternative(field, own) : [own];
			});
		if (!Array.isArray(value) || !value.some(isObject)) return [];
		return value.map((row, index) => child(field, String(index), row));
	};
	const child = (field: Field, token: string, value: unknown): Field => {
		const schemas = field.schemas.flatMap((schema) => schemasUnder(schema, token, resolve)).flatMap(withAlternatives);
		const title = schemas.map((schema) => asString(schema.title)).find((text) => text !== undefined);
		const isRow = Array.isArray(field.value);
		const label = isRow ? `${title ?? ""} ${Number(token) + 1}`.trim() : (title ?? token);
		const labels =
			isRow && title === undefined
				? [...field.labels.slice(0, -1), `${field.labels.at(-1) ?? ""} ${label}`.trim()]
				: [...field.labels, label];
		return {
			pointer: toPointer([...pointerTokens(field.pointer), token]),
			labels,
			value,
			schemas,
			visibility: field.visibility,
		};
	};
	/** What tells alternatives apart is said by the title of the one that was chosen, in the place of what was chosen. */
	const chosenAlternative = ({ schemas, labels }: Field, mark: Field): Field[] => {
		const name = pointerTokens(mark.pointer).at(-1) ?? "";
		const titles = schemas
			.flatMap((schema) => [...asArray(schema.oneOf), ...asArray(schema.anyOf)])
			.filter(isObject)
			.map(withAlternatives)
			.filter((parts) => parts.some(({ properties }) => asObject(asObject(properties)[name]).const === mark.value))
			.map((parts) => parts.map(({ title }) => asString(title)).find((title) => title !== undefined));
		return titles.slice(0, 1).flatMap((said) => (said === undefined ? [] : [{ ...mark, labels, said }]));
	};
	const withAlternatives = (schema: JsonObject) => alternatives(schema, resolve);
	const whole: Field = {
		pointer: "",
		labels: [],
		value: pruneHidden(form, data),
		schemas: withAlternatives(root),
		visibility: "private",
	};
	return partsOf(whole).flatMap(described);
}

/** The names that an object has answers for: first those of its schema in their order, then any others. */
function inOrder({ schemas }: Field, value: JsonObject): string[] {
	const known = schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
	return [...new Set([...known, ...Object.keys(value)])].filter((name) => Object.hasOwn(value, name));
}
