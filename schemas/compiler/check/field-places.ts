import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { asArray, asObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { alternatives, within } from "../../json/schema-at.ts";
import type { FieldOptions } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { nearest } from "../meta/nearest.ts";
import { jsonTypes } from "../scope-model.ts";
import { asWorded, worded } from "../worded.ts";
import { expectedOneOf } from "../wording.ts";
import { responseSchemas, type SourcedForm } from "./sourced-form.ts";

/** What a field's options say must fit each other and the place that they are said of. */
export function checkFieldPlaces(form: SourcedForm, report: Report): void {
	for (const [pointer, options] of Object.entries(form.document.fields ?? {})) {
		checkMade(form, pointer, options, report);
		checkFileCount(form, pointer, options, report);
		checkDated(form, pointer, options, report);
		checkNeeds(form, pointer, options, report);
		checkInList(form, pointer, options, report);
	}
	checkDependents(form, report);
}

const at = (pointer: string, ...more: string[]) => toPointer(["fields", pointer, ...more]);

function checkMade({ place }: SourcedForm, pointer: string, options: FieldOptions, report: Report): void {
	if (options.computed === undefined || options.calculated === undefined) return;
	const message = worded`${pointer} is both "computed" and "calculated". Expected "computed" for a text, or "calculated" for a number.`;
	report.add(place, at(pointer, "computed"), "contradiction", message);
}

function checkFileCount(form: SourcedForm, pointer: string, { max_count }: FieldOptions, report: Report): void {
	if (max_count === undefined) return;
	const min = responseSchemas(form.document, pointer).flatMap(({ minItems }) =>
		typeof minItems === "number" && minItems > max_count ? [minItems] : [],
	)[0];
	if (min === undefined) return;
	const message = worded`max_count is ${max_count}, but the schema's minItems is ${min}, so no answer fits. Expected at least ${min}.`;
	report.add(form.place, at(pointer, "max_count"), "contradiction", message);
}

const DATES: readonly unknown[] = ["date", "date-time"];

const isDatedType = ({ widget }: FieldOptions) =>
	widget !== undefined && ["day", "moment"].some((dated) => dated === FIELD_AUTHORING[widget].dated);

function checkDated(form: SourcedForm, pointer: string, options: FieldOptions, report: Report): void {
	const own = responseSchemas(form.document, pointer);
	if (own.length === 0 || isDatedType(options) || own.some(({ format }) => DATES.includes(format))) return;
	for (const limit of ["not_after", "not_before"] as const)
		if (options[limit] !== undefined) {
			const message = worded`${pointer} is no date, so it can have no "${limit}". Expected "format": "date" or "date-time" in its schema.`;
			report.add(form.place, at(pointer, limit), "widget-type", message);
		}
}

/** Some types cannot work without an option of theirs. */
function checkNeeds({ place }: SourcedForm, pointer: string, options: FieldOptions, report: Report): void {
	const needs = options.widget && FIELD_AUTHORING[options.widget].needs;
	if (needs && options[needs.option] === undefined)
		report.add(place, at(pointer, "widget"), "meta", asWorded(needs.why(pointer)));
}

/** What makes an answer come and go by itself. */
const COMING = ["when", "computed", "calculated"] as const;

/** Nothing can be left out of the middle of a list: what follows would take its place. */
function checkInList({ place, document }: SourcedForm, pointer: string, options: FieldOptions, report: Report): void {
	const around = pointerTokens(pointer).slice(0, -1);
	const own = pointerTokens(pointer).at(-1) ?? "";
	if (own !== "*" && !(/^\d+$/.test(own) && jsonTypes(responseSchemas(document, toPointer(around))).has("array")))
		return;
	for (const name of COMING)
		if (options[name] !== undefined) {
			const message = worded`${pointer} is a place in a list, which is there as soon as a later one is, so "${name}" cannot bring it up or take it away. Expected it at the whole list, or at a property.`;
			report.add(place, at(pointer, name), "contradiction", message);
		}
}

/** Keywords whose schemas judge the very answer that stands around them; what they name may be asked there. */
const IN_PLACE = ["if", "then", "else", "not", "allOf", "anyOf", "oneOf", "dependentSchemas", "$defs"];

const isInPlace = (at: readonly (string | number)[]) => at.slice(-2).some((token) => IN_PLACE.includes(String(token)));

/** What one answer makes required must be asked somewhere beside it. */
function checkDependents({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	for (const { schema, at: way } of formSchemas(document)) {
		const known = alternatives(schema, resolve).flatMap((one) => Object.keys(asObject(one.properties)));
		if (known.length === 0 || isInPlace(way)) continue;
		for (const [name, others] of Object.entries(asObject(schema.dependentRequired)))
			for (const [index, other] of asArray(others).entries()) {
				if (known.includes(String(other))) continue;
				const message = worded`"${other}" is required once "${name}" is answered, but there is no such property beside it. ${expectedOneOf(known)}`;
				const { fix } = nearest(String(other), known);
				report.add(place, toPointer([...way, "dependentRequired", name, index]), "unknown-field", message, fix);
			}
	}
}
