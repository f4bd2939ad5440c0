import { traitsOf } from "../../field-types/choose-type.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { alternatives, type Resolve, schemasUnder, within } from "../../json/schema-at.ts";
import type { FormArtefact } from "../../release.ts";
import type { FieldOptions } from "../../types.gen.ts";
import { formatValue, isEmpty, sourceWords, type ValueWording } from "../texts/value-texts.ts";
import { pruneHidden } from "../values/prune.ts";
import { chosenPointer, formatChosen } from "./chosen-part.ts";
import { fieldOptions } from "./field-options.ts";

/** Who sees a value once its case is published. */
export type Visibility = NonNullable<FieldOptions["visibility"]>;

/**
 * One value in words. `name` is its pointer; `label` and `text` are in the language of the given `words`; `picked`
 * tells what was chosen, or is a day or time, from what the person wrote.
 */
export type DescribedValue = {
	name: string;
	label: string;
	value: unknown;
	text: string;
	visibility: Visibility;
	picked: boolean;
	/** How many characters of its beginning others see where it is masked; 0 where it is hidden whole. */
	masked: number;
};

/** The labels that values were chosen under from an operation's options, by pointer: one, or one for each value. */
export type ValueLabels = Readonly<Record<string, readonly string[]>>;

/** Values of a form for cases that are in every list that shows its case: no form can make them less than public. */
export const ALWAYS_PUBLIC: ReadonlySet<string> = new Set(["/category", "/project", "/project_id"]);

type Field = {
	pointer: string;
	labels: readonly string[];
	value: unknown;
	schemas: JsonObject[];
	visibility: Visibility;
	/** What is said of it in place of its value. */
	text?: string;
};

/** Whether a schema leaves one value and no title: nothing that was visible, but what distinguishes alternatives. */
const isMark = ({ schemas }: Field) =>
	schemas.length > 0 && schemas.every((schema) => "const" in schema && schema.title === undefined);

/** What fields are told by: what the form declares of them, the language, and what was chosen under which label. */
type Describing = {
	optionsAt: ReturnType<typeof fieldOptions>;
	resolve: Resolve;
	words: ValueWording;
	labels: ValueLabels;
	filesCases: boolean;
};

/**
 * What was answered, as it was visible: label and value in words, in the form's order; a group's parts and a repeat group's
 * rows one by one. Fields that were not visible or not answered are left out. `labels`: of what was chosen from an
 * operation's options.
 */
export function describeValues(
	form: FormArtefact,
	data: JsonObject,
	words: ValueWording = sourceWords,
	labels: ValueLabels = {},
): DescribedValue[] {
	const root = form.document.schema;
	const resolve = within(root);
	const filesCases = form.document.submit.operation === "messagesIndex";
	const describing = { optionsAt: fieldOptions(form.document), resolve, words, labels, filesCases };
	const whole: Field = {
		pointer: "",
		labels: [],
		value: pruneHidden(form, data),
		schemas: alternatives(root, resolve),
		visibility: "private",
	};
	return partsOf(whole, resolve).flatMap((field) => described(field, describing));
}

function described(field: Field, describing: Describing): DescribedValue[] {
	const options = describing.optionsAt(field.pointer);
	const isPublished = describing.filesCases && ALWAYS_PUBLIC.has(field.pointer);
	const own = { ...field, visibility: isPublished ? "public" : (options.visibility ?? field.visibility) };
	const { described: way, masked = 1 } = traitsOf(options.widget) ?? {};
	if (way === "never" || isEmpty(own.value)) return [];
	const parts = way === "whole" ? [] : partsOf(own, describing.resolve);
	if (parts.length > 0) return parts.flatMap((part) => described(part, describing));
	const label = own.labels.map((text) => describing.words(text)).join(" · ");
	const text = textOf(own, options, describing);
	const { pointer: name, value, visibility } = own;
	return [{ name, label, value, text, visibility, picked: isPicked(field, options), masked }];
}

const TIMES: ReadonlySet<unknown> = new Set(["date", "time", "date-time"]);

/** Whether a value is one of a list, of the schema's or of the document's, or a day or time: not a person's words. */
const isPicked = ({ text, schemas }: Field, { choices, options }: FieldOptions) =>
	(text ?? choices ?? options) !== undefined ||
	schemas.some((schema) => "const" in schema || "enum" in schema || TIMES.has(schema.format));

function textOf(
	{ pointer, text, value, schemas }: Field,
	options: FieldOptions,
	{ words, labels }: Describing,
): string {
	if (text !== undefined) return words(text);
	const at = chosenPointer(pointer, options, value);
	const chosen = Object.hasOwn(labels, at) ? labels[at]?.map((one) => words(one)).join(", ") : undefined;
	return chosen === undefined ? formatValue(value, schemas, options, words) : formatChosen(value, chosen);
}

/** The fields that a value is made of; none where it is one thing. */
function partsOf(field: Field, resolve: Resolve): Field[] {
	const { value } = field;
	if (isObject(value))
		return inOrder(field, value).flatMap((name) => {
			const own = child(field, name, value[name], resolve);
			return isMark(own) ? chosenAlternative(field, own, resolve) : [own];
		});
	if (!Array.isArray(value) || !value.some(isObject)) return [];
	return value.map((row, index) => child(field, String(index), row, resolve));
}

function child(field: Field, token: string, value: unknown, resolve: Resolve): Field {
	const schemas = field.schemas
		.flatMap((schema) => schemasUnder(schema, token, resolve))
		.flatMap((schema) => alternatives(schema, resolve));
	const title = schemas.map((schema) => asString(schema.title)).find((text) => text !== undefined);
	const { visibility } = field;
	const pointer = toPointer([...pointerTokens(field.pointer), token]);
	return { pointer, labels: labelsOf(field, token, title), value, schemas, visibility };
}

/** The labels of a part and of what it is in; a row without a title goes by its group's, with its number. */
function labelsOf({ value, labels }: Field, token: string, title: string | undefined): string[] {
	if (!Array.isArray(value)) return [...labels, title ?? token];
	const number = Number(token) + 1;
	if (title !== undefined) return [...labels, `${title} ${number}`.trim()];
	return [...labels.slice(0, -1), `${labels.at(-1) ?? ""} ${number}`.trim()];
}

/** What distinguishes alternatives is said by the title of the one that was chosen, in the place of what was chosen. */
function chosenAlternative({ schemas, labels }: Field, mark: Field, resolve: Resolve): Field[] {
	const name = pointerTokens(mark.pointer).at(-1) ?? "";
	const chosen = schemas
		.flatMap((schema) => [...asArray(schema.oneOf), ...asArray(schema.anyOf)])
		.filter(isObject)
		.map((branch) => alternatives(branch, resolve))
		.find((parts) => parts.some(({ properties }) => asObject(asObject(properties)[name]).const === mark.value));
	const text = chosen?.map(({ title }) => asString(title)).find((title) => title !== undefined);
	return text === undefined ? [] : [{ ...mark, labels, text }];
}

/** The names that an object has values for: first those of its schema in their order, then any others. */
function inOrder({ schemas }: Field, value: JsonObject): string[] {
	const known = schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
	return [...new Set([...known, ...Object.keys(value)])].filter((name) => Object.hasOwn(value, name));
}
