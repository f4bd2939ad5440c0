import { asObject, asString, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { alternatives, schemasAt, within } from "../../json/schema-at.ts";
import { COMPARISONS } from "../../rules/values/comparisons.ts";
import { conditionReads } from "../../rules/values/condition.ts";
import type { FormDocument, Option } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { NOT_AFTER_TODAY, NOT_BEFORE_TODAY } from "../emit/date-limits.ts";
import { formSchemas } from "../form-schemas.ts";
import { RULE_KEYWORDS } from "../keywords.ts";
import { nearest } from "../meta/nearest.ts";
import { worded } from "../worded.ts";
import { expectedOneOf } from "../wording.ts";
import type { SourcedForm } from "./sourced-form.ts";
import { checkSteps, isHidden, topNames } from "./steps.ts";

/** What a form says of its fields must be of fields that its schema has, and every field must be asked somewhere. */
export function checkFormFields(form: SourcedForm, report: Report): void {
	checkOptions(form, report);
	checkSteps(form, report);
	checkRequired(form, report);
	checkLabels(form, report);
}

function checkOptions({ place, document }: SourcedForm, report: Report): void {
	for (const [pointer, options] of Object.entries(document.fields ?? {})) {
		const at = `/fields${toPointer([pointer])}`;
		const schemas = schemasAt(document.schema, pointer);
		if (schemas.length === 0) unknownField(place, at, pointer, document, report);
		for (const keyword of Object.keys(options.errors ?? {})) checkErrorKeyword(keyword, at, place, report);
		checkLabelled(document, pointer, at, place, report);
		checkOffered(options.choices ?? [], at, place, report);
		for (const [index, { when }] of (options.choices ?? []).entries())
			checkConditionRoots(when, `${at}/choices/${index}/when`, place, report);
		checkFirstOffered(schemas, options.choices ?? [], at, place, report);
		checkConditionRoots(options.when, `${at}/when`, place, report);
		checkConditionRoots(options.required_when, `${at}/required_when`, place, report);
	}
	for (const [index, step] of (document.steps ?? []).entries())
		checkConditionRoots(step.when, `/steps/${index}/when`, place, report);
}

function unknownField(place: Place, at: string, pointer: string, document: FormDocument, report: Report): void {
	const known = topNames(document).map((name) => toPointer([name]));
	const message = worded`The form's schema has no field ${pointer}. Expected one of its fields, such as ${known.join(", ") || worded`none yet`}.`;
	report.add(place, at, "unknown-field", message, nearest(pointer, known).fix);
}

function checkErrorKeyword(keyword: string, at: string, place: Place, report: Report): void {
	const known = [...RULE_KEYWORDS, NOT_AFTER_TODAY, NOT_BEFORE_TODAY, ...COMPARISONS];
	if (known.includes(keyword)) return;
	const message = worded`No answer fails by "${keyword}", so this text is never shown. Expected one of: ${known.join(", ")}.`;
	report.add(place, `${at}/errors${toPointer([keyword])}`, "unsupported-keyword", message, nearest(keyword, known).fix);
}

/** Labels are for values that the schema's enum has; any other would never be offered. */
function checkLabelled(document: FormDocument, pointer: string, at: string, place: Place, report: Report): void {
	const schemas = schemasAt(document.schema, pointer).flatMap((schema) => {
		const items = isObject(schema.items) ? [schema.items] : [];
		return [schema, ...items].flatMap((one) => alternatives(one, within(document.schema)));
	});
	const values = schemas.flatMap((schema) =>
		Array.isArray(schema.enum) ? schema.enum : "const" in schema ? [schema.const] : [],
	);
	if (values.length === 0) return;
	for (const [index, choice] of (document.fields?.[pointer]?.choices ?? []).entries())
		if (!values.includes(choice.value)) {
			const message = worded`The schema does not allow ${JSON.stringify(choice.value)} for ${pointer}. Expected one of: ${values.map((value) => JSON.stringify(value)).join(", ")}.`;
			report.add(place, `${at}/choices/${index}/value`, "unknown-field", message, nearest(choice.value, values).fix);
		}
}

/** What the portal can do is the same for everybody: whether a choice is offered hangs on nothing else. */
function checkOffered(choices: readonly Option[], at: string, place: Place, report: Report): void {
	for (const [index, { offered_when }] of choices.entries())
		for (const pointer of Object.keys(offered_when ?? {})) {
			if (pointerTokens(pointer)[0] === "config") continue;
			const message = worded`Whether a choice is offered cannot hang on ${pointer || worded`the whole scope`}. Expected a pointer into /config.`;
			report.add(place, `${at}/choices/${index}/offered_when${toPointer([pointer])}`, "unknown-pointer", message);
		}
}

/** A first answer is there before anybody chose it, also while it is not offered. */
function checkFirstOffered(
	schemas: readonly JsonObject[],
	choices: readonly Option[],
	at: string,
	place: Place,
	report: Report,
): void {
	const first = schemas.flatMap((schema) => ("default" in schema ? [schema.default] : [])).flat();
	for (const [index, { value, when, offered_when }] of choices.entries()) {
		if (!first.includes(value) || (!when && !offered_when)) continue;
		const message = worded`${JSON.stringify(value)} is the field's first answer ("default"), but is not always offered. Expected another first answer, none, or a choice without "${when ? "when" : "offered_when"}".`;
		report.add(place, `${at}/choices/${index}/${when ? "when" : "offered_when"}`, "contradiction", message);
	}
}

/** Whether a field is asked, or a choice offered, must be decidable from the answers alone, for the server decides it too. */
function checkConditionRoots(condition: JsonObject | undefined, at: string, place: Place, report: Report): void {
	for (const { pointer, at: way } of conditionReads(condition)) {
		const [root] = pointerTokens(pointer);
		if (root === "form" || root === "item") continue;
		const message = worded`Whether a field is asked or a choice offered cannot hang on ${pointer || worded`the whole scope`}, which the server does not know. Expected a pointer into /form, or into /item in a repeat group.`;
		report.add(place, `${at}${toPointer(way)}`, "unknown-pointer", message);
	}
}

function checkRequired({ place, document }: SourcedForm, report: Report): void {
	for (const { schema, at } of formSchemas(document)) {
		const properties = Object.keys(asObject(schema.properties));
		if (!isObject(schema.properties) || !isStrings(schema.required)) continue;
		for (const [index, name] of schema.required.entries())
			if (!properties.includes(name)) {
				const message = worded`"${name}" is required, but there is no such property beside it. ${expectedOneOf(properties)}`;
				report.add(
					place,
					toPointer([...at, "required", index]),
					"unknown-field",
					message,
					nearest(name, properties).fix,
				);
			}
	}
}

/** Branches of conditions only add to a field that is labelled where it is declared. */
const ADDING = ["if", "then", "else", "not", "allOf"];

function checkLabels({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	for (const { schema, at } of formSchemas(document)) {
		if (at.some((token) => ADDING.includes(String(token)))) continue;
		for (const [name, own] of Object.entries(asObject(schema.properties))) {
			if (!isObject(own) || "const" in own || (at.length === 1 && isHidden(document, name))) continue;
			if (alternatives(own, resolve).some((one) => asString(one.title)?.trim())) continue;
			report.add(
				place,
				toPointer([...at, "properties", name]),
				"unlabelled-field",
				worded`The field "${name}" has no title, so nothing says what is asked. Expected a "title", which is the question.`,
			);
		}
	}
}
