import type { Translator } from "../../i18n/translator.ts";
import { asString, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { schemasAt } from "../../json/schema-at.ts";
import { titleAt } from "../../json/title-at.ts";
import type { FormArtefact } from "../../release.ts";
import type { Text } from "../../types.gen.ts";
import { fieldOptions } from "../questions/field-options.ts";
import { sourceWords, type ValueWording } from "../texts/value-texts.ts";
import type { ValidatorError } from "../values/validator-runtime.ts";
import { type ErrorText, errorText } from "./error-texts.ts";
import { inFieldOrder, relevantErrors } from "./relevant-errors.ts";

/** One validation error. */
type FormError = {
	/** JSON Pointer of the value; of a missing one, where it should stand. */
	pointer: string;
	/** The JSON Schema keyword that fails, or the option of the field: not_after, not_before, or one of `compared`. */
	keyword: string;
	params: Readonly<Record<string, unknown>>;
	/** The field's title: a source text. */
	title: string;
	/** The title of the value that it is compared with, if it is. */
	other?: string;
	/** The author's own text for this field and keyword, else undefined. */
	own?: Text;
	/** The engine's text for it, with its values apart from {title}. */
	text: ErrorText;
};

/**
 * Returns the validation errors for people: one for each value and keyword, in the form's order, without
 * the errors of branches that were not meant. Browser and server word errors alike, through `wordError`.
 */
export function formErrors(form: FormArtefact, errors: readonly ValidatorError[] | null | undefined): FormError[] {
	const optionsAt = fieldOptions(form.document);
	const found = relevantErrors(errors ?? []).map((error) => described(form.document.schema, optionsAt, error));
	const unique = new Map(found.map((error) => [`${error.pointer} ${error.keyword}`, error]));
	return inFieldOrder([...unique.values()], form.document);
}

/** An error in some language: the author's own text, else the engine's with the field's title in it. */
export function wordError(error: FormError, words: ValueWording = sourceWords): string {
	const { own, text, title, other } = error;
	if (typeof own === "string") return words(own);
	if (own && "text" in own) return words(own.text, constants(own.values));
	return words(text.text, { ...text.values, title: words(title), ...(other && { other: words(other) }) });
}

/** The words of errors in a translator's language. A limit that is a day is said as the language writes days. */
export const errorWords =
	({ text, format }: Translator): ValueWording =>
	(source, values) =>
		text(source, typeof values?.limit === "string" ? { ...values, limit: format(values.limit, "date") } : values);

/** One validation error with its text. */
type WordedError = { pointer: string; message: string };

/** Errors in some language; what two rules say of one value in the same words is said once. */
export function wordErrors(errors: readonly FormError[], words: ValueWording = sourceWords): WordedError[] {
	const worded = errors.map((error) => ({ pointer: error.pointer, message: wordError(error, words) }));
	return [...new Map(worded.map((one) => [`${one.pointer} ${one.message}`, one])).values()];
}

const constants = (values: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) =>
			typeof value === "string" || typeof value === "number" ? [[name, value]] : [],
		),
	);

type OptionsAt = ReturnType<typeof fieldOptions>;

function described(schema: JsonObject, optionsAt: OptionsAt, error: ValidatorError): FormError {
	const pointer = pointerOf(error);
	const keyword = error.keyword === "dependentRequired" ? "required" : error.keyword;
	const { errors } = optionsAt(pointer);
	const other = asString(error.params.other);
	const agreement = AGREEMENT.includes(keyword) && mustBeTrue(schema, pointer);
	const own = errors?.[keyword] ?? (agreement ? (errors?.required ?? errors?.const) : undefined);
	return {
		pointer,
		keyword,
		params: error.params,
		title: titleAt(schema, pointer),
		...(other !== undefined && { other: titleAt(schema, other) }),
		...(own !== undefined && { own }),
		text: errorText(agreement ? { ...error, keyword: "const", params: { allowedValue: true } } : error),
	};
}

/** Keywords by which what must be agreed to is found open: a box that nobody ticked is no value, or says no. */
const AGREEMENT: readonly string[] = ["required", "const"];

const mustBeTrue = (schema: JsonObject, pointer: string) =>
	schemasAt(schema, pointer).some((one) => one.const === true);

const PROPERTY_PARAMS = ["missingProperty", "additionalProperty", "unevaluatedProperty"] as const;

/** Where the value stands that the error is about: for a missing or surplus property, the property. */
function pointerOf({ instancePath, params }: ValidatorError): string {
	const property = PROPERTY_PARAMS.map((name) => asString(params[name])).find((name) => name !== undefined);
	return property === undefined ? instancePath : toPointer([...pointerTokens(instancePath), property]);
}
