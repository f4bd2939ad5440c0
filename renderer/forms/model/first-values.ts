import { asArray, isObject, isOfType, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { alternatives, schemasAt, within } from "../../../schemas/json/schema-at.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { patternOf } from "../../../schemas/rules/patterns/patterns.ts";
import { renderedFormSchema, startValue } from "../../../schemas/rules/questions/field-tree.ts";
import { placesOf } from "../../../schemas/rules/values/places.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import type { Scope } from "../../scope.ts";
import { changeValue, type FormValues } from "./values.ts";

/** What the browser's own pickers show nothing of when it is malformed; and a mobile number that is masked for reading. */
const PICKED: Readonly<Record<string, RegExp>> = {
	date: /^\d{4}-\d\d-\d\d$/,
	time: /^\d\d:\d\d/,
	"date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
	mobile: /^[^*]*$/,
};

/** A value as one of a type: what an address says is always a text. */
function asType(value: unknown, type: unknown): unknown {
	if (isOfType(value, type)) return value;
	if (type === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
	if (typeof value !== "string" || value.trim() === "") return undefined;
	if (type === "boolean") return value === "true" || (value === "false" ? false : undefined);
	const number = type === "number" || type === "integer" ? Number(value) : Number.NaN;
	return Number.isFinite(number) && isOfType(number, type) ? number : undefined;
}

/** What a field's schemas list; a list of these where it asks for several is validated by each. */
const listedBy = (schemas: readonly JsonObject[]) =>
	schemas.flatMap((one) => ("const" in one ? [one.const] : asArray(one.enum)));

/** Whether a value keeps to a schema's limits, of which an input that it breaks may show nothing. */
function satisfies({ minimum, maximum, maxLength, pattern, format }: JsonObject, value: unknown): boolean {
	if (typeof value === "number")
		return !(typeof minimum === "number" && value < minimum) && !(typeof maximum === "number" && value > maximum);
	if (typeof value !== "string") return true;
	if (typeof maxLength === "number" && value.length > maxLength) return false;
	if (typeof pattern === "string" && !patternOf({ pattern, maxLength }).test(value)) return false;
	return PICKED[String(format)]?.test(value) ?? true;
}

function fitting(value: unknown, at: string, { schema }: FormDocument): unknown {
	const resolve = within(schema);
	const own = schemasAt(schema, at, resolve).flatMap((one) => alternatives(one, resolve));
	if (own.length === 0) return undefined;
	const listed = listedBy(own);
	if (listed.length > 0) return listed.find((one) => one !== null && String(one) === String(value));
	const types = own.flatMap(({ type }) => asArray([type].flat()).filter((one) => typeof one === "string"));
	const found = types.length === 0 ? [value] : types.map((type) => asType(value, type));
	return found.find((one) => one !== undefined && own.every((schema) => satisfies(schema, one)));
}

/**
 * A first value as the value to the field at a pointer: converted to the type that it asks for. Undefined where it
 * does not fit: an input shows nothing of what it cannot hold, and nobody could see what is wrong.
 */
export function fittingValue(value: unknown, at: string, form: FormDocument): unknown {
	const one = fitting(value, at, form);
	if (!Array.isArray(one)) return one;
	return one.flatMap((entry) => fitting(entry, `${at}/*`, form) ?? []);
}

/** What stands at a pointer when a form or a row of it starts. */
export type ReadPrefill = (pointer: string) => unknown;

/** Where prefill may read: who the person is, the address, the configuration (docs/documents.md). */
const PREFILL = ["user", "query", "handed", "config", "route", "data", "item"];

/** Reads first values from what the page knows at this moment. */
export const prefillsFrom =
	(scope: Scope): ReadPrefill =>
	(pointer) =>
		PREFILL.includes(pointerTokens(pointer)[0] ?? "") ? valueAt(scope, pointer) : undefined;

/**
 * Values with what the fields' `prefill` pointers find, at every place for one that `isNew`; in rows, at those there
 * are.
 */
export function withPrefills(
	document: FormDocument,
	values: FormValues,
	read: ReadPrefill,
	isNew: (pointer: string) => boolean,
): FormValues {
	let filled: unknown = values;
	for (const [pattern, { prefill }] of Object.entries(document.fields ?? {})) {
		const found = prefill === undefined ? undefined : read(prefill);
		if (found === undefined || found === null || found === "") continue;
		const value = fittingValue(found, pattern, document);
		if (value === undefined) continue;
		for (const { pointer, tokens } of placesOf(pattern, values))
			if (isNew(pointer)) filled = changeValue(filled, tokens, value);
	}
	return isObject(filled) ? filled : values;
}

/**
 * What rjsf takes for a default. No value is made up: every default that the schema names is put, empty objects,
 * constants and unticked boxes are not.
 */
export const DEFAULTS = {
	emptyObjectFields: "skipEmptyDefaults",
	arrayMinItems: { populate: "requiredOnly" },
	constAsDefaults: "never",
	requiredBooleanDefault: "skip",
} as const;

/** What a block gives for a form's fields, as far as it fits them. */
function givenValues(document: FormDocument, given: FormValues): FormValues {
	const known = Object.entries(given).flatMap(([name, found]) => {
		const value = found === undefined || found === null ? undefined : fittingValue(found, toPointer([name]), document);
		return value === undefined ? [] : [[name, value]];
	});
	return Object.fromEntries(known);
}

/** What is known before anything is asked: what the block gives, else what the fields prefill. */
export const firstValues = (document: FormDocument, read: ReadPrefill, given: FormValues): FormValues => ({
	...withPrefills(document, {}, read, () => true),
	...givenValues(document, given),
});

function resolvedStart(form: FormArtefact, start: FormValues): FormValues {
	const values = form.tree && startValue(form.tree, renderedFormSchema(form), start);
	return isObject(values) ? values : start;
}

/**
 * The values that a form starts with: what the block gives, then what the fields prefill, as far as either fits its
 * field, then the schema's defaults, which `structured` computes where rjsf resolves a part of the form. Rows that the
 * schema asks for from the start are prefilled like those that are added.
 */
export function initialValues(
	form: FormArtefact,
	read: ReadPrefill,
	given: FormValues,
	structured: ((form: FormArtefact, start: FormValues) => FormValues) | undefined,
): FormValues {
	const known = givenValues(form.document, given);
	const isNew = (pointer: string) => valueAt(known, pointer) === undefined;
	const start = firstValues(form.document, read, given);
	const whole = structured ? structured(form, start) : resolvedStart(form, start);
	return withPrefills(form.document, whole, read, isNew);
}
