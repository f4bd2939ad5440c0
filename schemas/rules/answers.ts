import type { EngineText } from "../engine-texts.ts";
import type { FormArtefact } from "../release.ts";
import type { FieldOptions, Text } from "../types.gen.ts";
import { optionsAt } from "./field-options.ts";
import { asArray, asString, isObject, type JsonObject } from "./json.ts";
import { pointerTokens, toPointer } from "./pointer.ts";
import { pruneHidden } from "./prune.ts";
import { alternatives, schemasUnder, within } from "./schema-at.ts";

/** Who sees an answer once its case is published. */
export type Visibility = NonNullable<FieldOptions["visibility"]>;

/** One answer in words. `name` is its pointer; `label` and `text` are in the language of the given `words`. */
export type DescribedAnswer = { name: string; label: string; value: unknown; text: string; visibility: Visibility };

/** Says a source text in some language, with its {arguments} filled in. */
export type Words = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** The source texts themselves, in the portal's default locale; their plain {arguments} filled in. */
export const sourceWords: Words = (text, values = {}) =>
	text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

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
};

/**
 * What was answered, as it was asked (`labels`: of what was chosen from an operation's options): label and value in words, in the form's order; a group's parts and a repeat
 * group's rows one by one. Fields that were not asked or not answered are left out.
 */
export function describeAnswers(
	form: FormArtefact,
	data: JsonObject,
	words: Words = sourceWords,
	labels: AnswerLabels = {},
): DescribedAnswer[] {
	const root = form.document.schema;
	const resolve = within(root);
	const described = (field: Field): DescribedAnswer[] => {
		const options = optionsAt(form.document, field.pointer);
		const own = { ...field, visibility: options.visibility ?? field.visibility };
		if (UNSAID.has(options.widget) || isEmpty(own.value)) return [];
		const parts = WHOLE.has(options.widget) ? [] : partsOf(own);
		if (parts.length > 0) return parts.flatMap(described);
		const label = own.labels.map((text) => words(text)).join(" · ");
		const chosen = Object.hasOwn(labels, own.pointer) ? labels[own.pointer] : undefined;
		const text = chosen?.map((one) => words(one)).join(", ") ?? say(own, options, words);
		return [{ name: own.pointer, label, value: own.value, text, visibility: own.visibility }];
	};
	const partsOf = (field: Field): Field[] => {
		const { value } = field;
		if (isObject(value)) return inOrder(field, value).map((name) => child(field, name, value[name]));
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

const isEmpty = (value: unknown) =>
	value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The names that an object has answers for: first those of its schema in their order, then any others. */
function inOrder({ schemas }: Field, value: JsonObject): string[] {
	const known = schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
	return [...new Set([...known, ...Object.keys(value)])].filter((name) => Object.hasOwn(value, name));
}

function say({ value, schemas }: Field, options: FieldOptions, words: Words): string {
	const one = (entry: unknown) => sayOne(entry, schemas, options, words);
	if (options.widget === "file") return sayFiles(value, words);
	if (options.widget === "signature") return words("Signed" satisfies EngineText);
	if (Array.isArray(value)) return value.map(one).join(", ");
	if (isObject(value))
		return Object.values(value)
			.filter((entry) => !isEmpty(entry))
			.map(one)
			.join(" ");
	return one(value);
}

function sayFiles(value: unknown, words: Words): string {
	const files = Array.isArray(value) ? value : [value];
	const names = files.flatMap((file) => (isObject(file) ? (asString(file.name) ?? []) : []));
	return names.length > 0 ? names.join(", ") : words("Files: {count}" satisfies EngineText, { count: files.length });
}

function sayOne(value: unknown, schemas: JsonObject[], options: FieldOptions, words: Words): string {
	const choice = options.choices?.find((option) => option.value === value)?.label ?? titledChoice(value, schemas);
	if (choice !== undefined) return words(plain(choice));
	if (typeof value === "boolean") return words((value ? "Yes" : "No") satisfies EngineText);
	if (isObject(value) || Array.isArray(value)) return JSON.stringify(value);
	return String(value);
}

const plain = (text: Text) =>
	typeof text === "string" ? text : "text" in text ? text.text : String(text.default ?? "");

/** The title of the `oneOf` or `anyOf` branch that stands for one value; of an array, of its entries'. */
function titledChoice(value: unknown, schemas: JsonObject[]): string | undefined {
	const all = schemas.flatMap((schema) => [schema, ...(isObject(schema.items) ? [schema.items] : [])]);
	const branches = all.flatMap((schema) => [...asArray(schema.oneOf), ...asArray(schema.anyOf)]).filter(isObject);
	return asString(branches.find((branch) => "const" in branch && branch.const === value)?.title);
}
