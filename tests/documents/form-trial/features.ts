import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { recursiveReferences } from "../../../schemas/json/recursive-references.ts";
import { schemasAt } from "../../../schemas/json/schema-at.ts";
import { allSchemas, isVisible } from "../../../schemas/json/schema-walk.ts";
import type { FieldOptions, FormDocument } from "../../../schemas/types.gen.ts";

type Uses = (form: FormDocument) => boolean;

/** Whether something is said of a field anywhere in the form's schema. */
const visible =
	(is: (schema: JsonObject) => boolean): Uses =>
	({ schema }) =>
		allSchemas(schema).some((node) => isVisible(node) && node.at.length > 0 && is(node.schema));

/** Whether a field's options, at their pointer, are of some kind. */
const option =
	(is: (options: FieldOptions, pointer: string, form: FormDocument) => boolean): Uses =>
	(form) =>
		Object.entries(form.fields ?? {}).some(([pointer, options]) => is(options, pointer, form));

const isConstant = (branch: unknown) => isObject(branch) && "const" in branch;
const rowsOf = ({ type, items }: JsonObject) => (type === "array" && isObject(items) ? items : undefined);
const hasFields = (schema: unknown) => isObject(asObject(schema).properties);
const readsRow = (condition: unknown) =>
	Object.keys(asObject(condition)).some((pointer) => pointer.startsWith("/item"));
const bindsRow = (text: unknown) => JSON.stringify(text ?? null).includes('"/item');
const from = (root: string) => option(({ prefill }) => prefill?.startsWith(root) === true);
const hasFormat = ({ schema }: FormDocument, pointer: string, formats: readonly string[]) =>
	schemasAt(schema, pointer).some(({ format }) => formats.includes(String(format)));
const hasType = ({ schema }: FormDocument, pointer: string, types: readonly string[]) =>
	schemasAt(schema, pointer).some(({ type }) => types.includes(String(type)));
const limited = ({ not_after, not_before }: FieldOptions) => (not_after ?? not_before) !== undefined;

/** What forms are made for, each with how to tell that one does it. */
export const FEATURES: Readonly<Record<string, Uses>> = {
	"nested object": visible(hasFields),
	"repeat group": visible((schema) => hasFields(rowsOf(schema))),
	"repeat group in a repeat group": visible((schema) =>
		Object.values(asObject(rowsOf(schema)?.properties)).some((own) => isObject(own) && hasFields(rowsOf(own))),
	),
	"list with fixed places": visible((schema) => asArray(schema.prefixItems).length > 1),
	"titled choices": visible(({ oneOf, anyOf }) => asArray(oneOf ?? anyOf).some(isConstant)),
	"alternatives of structure": visible(({ oneOf, anyOf }) => asArray(oneOf ?? anyOf).filter(hasFields).length > 1),
	recursion: ({ schema }) => recursiveReferences(schema).size > 0,
	"condition in a row": option(({ when }) => readsRow(when)),
	"required by a condition in a row": option(({ required_when }) => readsRow(required_when)),
	"computed in a row": option(({ computed }) => bindsRow(computed)),
	"calculated number": option(({ calculated }) => calculated !== undefined),
	"masked answer": option(({ visibility }) => visibility === "masked"),
	"step that depends on an answer": ({ steps }) => steps?.some(({ when }) => when !== undefined) ?? false,
	"several steps": ({ steps }) => (steps?.length ?? 0) > 1,
	"login required": ({ auth }) => auth === "required",
	"choice that hangs on another answer": option(({ choices }) => choices?.some(({ when }) => when) === true),
	"choice that hangs on the configuration": option(
		({ choices }) => choices?.some(({ offered_when }) => offered_when) === true,
	),
	"options searched as one types": option(({ options }) => options?.search !== undefined),
	"options that hang on another answer": option(({ options }) => options?.query !== undefined),
	"list of remote options": option(({ widget, options }) => widget === "checkboxes" && options !== undefined),
	"money with its currency": option(({ widget, currency }) => widget === "money" && currency !== undefined),
	"relative limit of a date": option((own, pointer, form) => limited(own) && hasFormat(form, pointer, ["date"])),
	"relative limit of a date and time": option(
		(own, pointer, form) => limited(own) && hasFormat(form, pointer, ["date-time", "iso-date-time"]),
	),
	"limit that lies some way from today": option(({ not_after = "", not_before = "" }) =>
		/P/.test(not_after + not_before),
	),
	"number held to another": option(
		({ compared }, pointer, form) => compared !== undefined && hasType(form, pointer, ["number", "integer"]),
	),
	"date or time held to another": option(
		({ compared }, pointer, form) =>
			Object.keys(compared ?? {}).some((is) => !is.includes("s_")) &&
			hasFormat(form, pointer, ["date", "date-time", "time"]),
	),
	"answer held to another in its row": option(({ compared }) =>
		Object.values(compared ?? {}).some((to) => to.startsWith("/item")),
	),
	"prefilled from the user": from("/user"),
	"prefilled from the address": from("/query"),
	"prefilled from the configuration": from("/config"),
	"consent with its text": option(({ widget, link }) => widget === "consent" && link !== undefined),
	"code for a number": option(({ widget, code_for }) => widget === "verification_code" && code_for !== undefined),
};
