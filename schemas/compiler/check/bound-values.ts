import { asksFor } from "../../field-types/choose-type.ts";
import { asObject, asString, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { alternatives } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { OPERATIONS_BY_NAME, resolveIn } from "../operations.ts";
import { allOf, type DiagnosticWords, worded } from "../worded.ts";
import { fits } from "./fits.ts";
import { isAlwaysFilled, responseSchemas, type SourcedForm } from "./sourced-form.ts";

/** A value that is sent as a parameter, where the form sends it, and what the operation says of the parameter. */
type Bound = { name: string; field: string; at: string; parameter: JsonObject };

/** A value that the form takes, its operation must take too: nobody would be told before it is sent. */
export function checkBoundValues(form: SourcedForm, report: Report): void {
	const operation = OPERATIONS_BY_NAME.get(form.document.submit.operation);
	const properties = asObject(operation?.request.properties);
	const required = isStrings(operation?.request.required) ? operation.request.required : [];
	for (const [name, value] of Object.entries(form.document.submit.body)) {
		const tokens = pointerTokens(isObject(value) ? (asString(value.bind) ?? "") : "");
		if (tokens[0] !== "form" || tokens.length < 2 || !isObject(properties[name])) continue;
		const at = `/submit/body${toPointer([name])}`;
		const bound = { name, field: toPointer(tokens.slice(1)), at, parameter: properties[name] };
		if (required.includes(name)) checkAlwaysFilled(form, bound, report);
		checkTaken(form, bound, report);
	}
}

function checkAlwaysFilled({ place, document }: SourcedForm, { name, field, at }: Bound, report: Report): void {
	const [first = "", ...inner] = pointerTokens(field);
	if (inner.length > 0 || isAlwaysFilled(document, first)) return;
	const message = worded`${document.submit.operation} needs "${name}", and the form can be sent without an answer to ${field}. Expected "${first}" in the schema's "required", and no "when" at its field or step.`;
	report.add(place, at, "missing-parameter", message);
}

/** Keywords that bound a value, and whether a form's own bound lies within the operation's. */
const BOUNDS: Readonly<Record<string, (own: number, given: number) => boolean>> = {
	maxLength: (own, given) => own <= given,
	minLength: (own, given) => own >= given,
	maximum: (own, given) => own <= given,
	minimum: (own, given) => own >= given,
	maxItems: (own, given) => own <= given,
	minItems: (own, given) => own >= given,
};

/** Values that the form does not take as they are typed: they come from an upload or from an operation. */
const isChosen = ({ fields }: FormDocument, field: string) => {
	const own = fields?.[field] ?? {};
	return own.options !== undefined || asksFor("files", own);
};

function checkTaken({ place, document }: SourcedForm, { name, field, at, parameter }: Bound, report: Report): void {
	const own = responseSchemas(document, field);
	const wanted = alternatives(parameter, resolveIn(undefined));
	if (own.length === 0 || isChosen(document, field) || own.some(isListed)) {
		checkListed({ place, document }, { name, field, at, parameter }, report);
		return;
	}
	const expected = [...unheld(own, wanted), ...unmatched(own, wanted)];
	if (expected.length === 0) return;
	const message = worded`The form takes answers to ${field} that ${document.submit.operation} refuses as "${name}". Expected ${allOf(expected)} at the field.`;
	report.add(place, at, "parameter-type", message);
}

const isListed = (schema: JsonObject) => "const" in schema || Array.isArray(schema.enum);

function unheld(own: readonly JsonObject[], wanted: readonly JsonObject[]): DiagnosticWords[] {
	return Object.entries(BOUNDS).flatMap(([keyword, within]) => {
		const given = wanted.map((one) => one[keyword]).find((one) => typeof one === "number");
		// An empty text is no value, and is not sent.
		if (given === undefined || (keyword === "minLength" && given <= 1)) return [];
		const held = own.some(({ [keyword]: bound }) => typeof bound === "number" && within(bound, given));
		return held
			? []
			: [
					keyword.startsWith("max")
						? worded`"${keyword}" of at most ${given}`
						: worded`"${keyword}" of at least ${given}`,
				];
	});
}

/** Whether one pattern lies within another cannot be told; that there is some rule for how the text is written can. */
function unmatched(own: readonly JsonObject[], wanted: readonly JsonObject[]): DiagnosticWords[] {
	const pattern = wanted.map((one) => one.pattern).find((one) => typeof one === "string");
	if (pattern === undefined || own.some((one) => "pattern" in one || "format" in one)) return [];
	return [worded`"pattern": ${JSON.stringify(pattern)}`];
}

function checkListed({ place, document }: SourcedForm, { name, field, at, parameter }: Bound, report: Report): void {
	const values = responseSchemas(document, field).flatMap((one) =>
		Array.isArray(one.enum) ? one.enum : "const" in one ? [one.const] : [],
	);
	const refused = values.filter((value) => value !== null && !fits(parameter, value));
	if (refused.length === 0) return;
	const message = worded`${document.submit.operation} does not take ${refused.map((one) => JSON.stringify(one)).join(", ")} for "${name}". Expected choices of ${field} that it takes.`;
	report.add(place, at, "parameter-type", message);
}
