import { traitsOfBlock } from "../../blocks/traits-of.ts";
import { asksFor } from "../../field-types/choose-type.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { alternatives, schemasAt, within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { nearest } from "../meta/nearest.ts";
import { BASE_SCOPE, jsonTypes, jsonTypesAt, type ScopeModel, typesAt } from "../scope-model.ts";
import { walkScoped } from "../scoped-walk.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inShort, inWords } from "../wording.ts";

/** First values must come from somewhere, and be of a type that their field takes. */
export const checkPrefills: DocumentCheck = ({ place, document }, names, report) => {
	if (document.kind === "form")
		for (const [pointer, { prefill }] of Object.entries(document.fields ?? {}))
			if (prefill !== undefined) checkOwn(prefill, pointer, document, place, report);
	walkScoped(document, ({ def, value, pointer, context: { scope } }) => {
		const block = asObject(value);
		const isForm =
			def === "block" ? traitsOfBlock(block.type)?.shows === "form" : def === "action" && block.do === "open_form";
		const id = isForm ? (asString(block.form) ?? asString(block.fallback)) : undefined;
		const form = id === undefined ? undefined : names.find("form", id);
		// What is given to a form that is found only when it is shown may be for that one.
		const known = (name: string) => !isObject(block.form) || name in asObject(form?.document.schema.properties);
		const given = Object.fromEntries(Object.entries(asObject(block.prefill)).filter(([name]) => known(name)));
		if (form) checkGiven(given, form.document, { scope, at: `${pointer}/prefill`, place }, report);
	});
};

const SOURCES = ["user", "query", "handed", "route", "config"];

function checkOwn(prefill: string, field: string, form: FormDocument, place: Place, report: Report): void {
	const at = `/fields${toPointer([field])}/prefill`;
	if (typesAt(BASE_SCOPE, prefill).length === 0) {
		// A pointer that leads astray within one of these has been reported as such.
		if (SOURCES.includes(pointerTokens(prefill)[0] ?? "")) return;
		const message = worded`A first value cannot come from ${prefill}. Expected a pointer into /user, /query, /handed, /route or /config.`;
		report.add(place, at, "unknown-pointer", message);
		return;
	}
	const why = misfit(boundTypes(BASE_SCOPE, prefill), field, form);
	if (why !== undefined) report.add(place, at, "pointer-type", worded`${prefill} ${why}`);
}

type Given = { scope: ScopeModel; at: string; place: Place };

/** What a form's block gives by field: a constant, or what stands at a binding. */
function checkGiven(given: JsonObject, form: FormDocument, { scope, at, place }: Given, report: Report): void {
	const known = Object.keys(asObject(form.schema.properties));
	for (const [name, value] of Object.entries(given)) {
		const field = toPointer([name]);
		if (schemasAt(form.schema, field).length === 0) {
			const message = worded`The form "${form.id}" has no field "${name}". Expected one of: ${known.join(", ")}.`;
			report.add(place, `${at}${field}`, "unknown-field", message, nearest(name, known).fix);
			continue;
		}
		const bind = isObject(value) ? (asString(value.bind) ?? "") : undefined;
		const types = bind === undefined ? new Set([typeOf(value)]) : boundTypes(scope, bind);
		const why = misfit(types, field, form);
		if (why !== undefined) report.add(place, `${at}${field}`, "pointer-type", worded`${bind ?? inShort(value)} ${why}`);
	}
}

const typeOf = (value: unknown): string => (value === null ? "null" : typeof value);

/** What an address says is a text that may name a number, or yes or no; whether it does is seen when the form starts. */
function boundTypes(scope: ScopeModel, bind: string): Set<string> {
	const types = jsonTypesAt(scope, bind);
	return bind.startsWith("/query/") && types.has("string")
		? new Set([...types, "number", "integer", "boolean"])
		: types;
}

/** Types whose values the form writes as a text, or takes as they are. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
	string: ["string", "number", "integer", "boolean"],
	number: ["number", "integer"],
	integer: ["integer", "number"],
};

/** Why values of some types cannot be the value of a field; undefined where one may, or where either is not known. */
function misfit(
	types: ReadonlySet<string>,
	field: string,
	{ schema, fields }: FormDocument,
): DiagnosticWords | undefined {
	if (asksFor("files", fields?.[field] ?? {}))
		return worded`would be the first value of ${field}, which asks for a file. Expected no first value there.`;
	const own = schemasAt(schema, field).flatMap((one) => alternatives(one, within(schema)));
	const wanted = valueTypes(own);
	const given = [...types].filter((type) => type !== "null");
	if (wanted.size === 0 || given.length === 0) return undefined;
	if ([...wanted].some((type) => (TAKEN[type] ?? [type]).some((one) => given.includes(one)))) return undefined;
	return worded`is ${inWords(given)}, which ${field} does not take. Expected ${inWords(wanted)}.`;
}

/** The types that a field declares, or else those of the values that it lists. */
function valueTypes(own: readonly JsonObject[]): Set<string> {
	const schemas = jsonTypes(own);
	const listed = own.flatMap((one) => ("const" in one ? [one.const] : asArray(one.enum))).map(typeOf);
	const types = schemas.size > 0 ? schemas : new Set(listed);
	types.delete("null");
	return types;
}
