import { asksFor } from "../../field-types/choose-type.ts";
import { asObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { nearest } from "../meta/nearest.ts";
import { worded } from "../worded.ts";
import { expectedOneOf } from "../wording.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** The names of all answers that a form's schema may ask for at its root. */
export const topNames = ({ schema }: FormDocument): string[] => {
	const all = alternatives(schema, within(schema));
	return [...new Set(all.flatMap((one) => Object.keys(asObject(one.properties))))];
};

/** The address of the review, which is a step that the form adds by itself. */
const REVIEW = "review";

/** Each field is asked in one step, and each step asks something. */
export function checkSteps({ place, document }: SourcedForm, report: Report): void {
	if (!document.steps) return;
	const names = topNames(document);
	for (const [index, step] of document.steps.entries()) {
		checkNames(step.fields, names, `/steps/${index}/fields`, place, report);
		if (step.fields.every((name) => isHidden(document, name))) isEmptyStep(index, place, report);
		if (step.id === REVIEW && document.review) takesReview(index, place, report);
	}
	checkTwice(document, place, report);
	checkUnasked(document, names, place, report);
}

export const isHidden = ({ fields }: FormDocument, name: string): boolean =>
	asksFor("hidden", fields?.[toPointer([name])] ?? {});

function checkNames(fields: readonly string[], names: string[], at: string, place: Place, report: Report): void {
	for (const [index, name] of fields.entries()) {
		if (names.includes(name)) continue;
		const message = worded`The form's schema has no field "${name}". ${expectedOneOf(names)}`;
		report.add(place, `${at}/${index}`, "unknown-field", message, nearest(name, names).fix);
	}
}

function isEmptyStep(index: number, place: Place, report: Report): void {
	const message = worded`The step asks nothing, so it would be an empty page. Expected at least one field that is not hidden.`;
	report.add(place, `/steps/${index}/fields`, "nothing-to-ask", message);
}

function takesReview(index: number, place: Place, report: Report): void {
	const message = worded`The id "${REVIEW}" is the address of the form's own review. Expected another one, or "review" left out.`;
	report.add(place, `/steps/${index}/id`, "duplicate-id", message);
}

/** A field in two steps would be asked twice. */
function checkTwice({ steps }: FormDocument, place: Place, report: Report): void {
	const first = new Map<string, string>();
	for (const [index, { id, fields }] of (steps ?? []).entries())
		for (const [at, name] of fields.entries()) {
			const other = first.get(name);
			if (other === undefined) first.set(name, id);
			else
				report.add(
					place,
					`/steps/${index}/fields/${at}`,
					"duplicate-id",
					worded`The step "${other}" asks for "${name}" already. Expected each field once.`,
				);
		}
}

function checkUnasked(document: FormDocument, names: string[], place: Place, report: Report): void {
	const stepped = new Set(document.steps?.flatMap((step) => step.fields));
	for (const name of names)
		if (!stepped.has(name) && !isHidden(document, name))
			report.add(
				place,
				`/schema/properties${toPointer([name])}`,
				"field-in-no-step",
				worded`The field "${name}" stands in no step, so it is never asked. Expected it in the "fields" of a step, or "widget": "hidden".`,
			);
}
