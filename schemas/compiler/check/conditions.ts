import { asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives } from "../../json/schema-at.ts";
import { allSchemas } from "../../json/schema-walk.ts";
import { absenceSatisfies } from "../../rules/values/condition.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import type { Part } from "../meta/walk.ts";
import { inlined, resolveIn } from "../operations.ts";
import { jsonTypes, type ScopeModel, typesAt } from "../scope-model.ts";
import { type Sight, walkScoped } from "../scoped-walk.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inShort, inWords } from "../wording.ts";
import { shareType } from "./declared-types.ts";
import { fits } from "./fits.ts";
import { checkKeywords } from "./form-schema.ts";
import { possibleValues } from "./listed-values.ts";
import type { ReportAt } from "./report-at.ts";
import { checkSchemaValues } from "./schema-values.ts";

/** Some values must satisfy each condition, of those that can stand at its pointers; a step is never reached otherwise. */
export const checkConditions: DocumentCheck = ({ place, document }, _names, report) => {
	walkScoped(document, (part) => {
		if (part.def !== "condition") return;
		if (document.kind !== "form") checkFormats(part, place, report);
		checkCondition(part, place, report);
	});
	if (document.kind !== "form") return;
	for (const [index, { when, fields }] of (document.steps ?? []).entries()) {
		const own = fields.map((name) => `/form/${name}`);
		checkOwnValue(when, own, `/steps/${index}/when`, place, report);
	}
	for (const [pointer, { when }] of Object.entries(document.fields ?? {}))
		checkOwnValue(when, [`/form${pointer}`], `/fields${toPointer([pointer])}/when`, place, report);
};

const isStep = (pointer: string) => /^\/steps\/\d+\/when\/(?!any_of\/)/.test(pointer);

function never(why: DiagnosticWords, pointer: string, place: Place, report: Report): void {
	if (isStep(pointer)) report.add(place, pointer, "unreachable-step", worded`The step can never be reached: ${why}`);
	else report.add(place, pointer, "condition-never-holds", worded`The condition can never hold: ${why}`);
}

function checkCondition({ value, pointer, context }: Part<Sight>, place: Place, report: Report): void {
	for (const [target, schema] of Object.entries(asObject(value))) {
		if (!isObject(schema)) continue;
		const at = `${pointer}${toPointer([target])}`;
		if (!isSound(schema, at, place, report)) continue;
		const why = contradiction(schema, target, context.scope);
		if (why !== undefined) never(why, at, place, report);
	}
}

/** Formats that only forms bring with them: pages are shown without what validates them, and any text would do. */
const FORMATS_OF_FORMS: readonly unknown[] = ["mobile", "id-card", "iso-time", "iso-date-time", "byte"];

function checkFormats({ value, pointer }: Part<Sight>, place: Place, report: Report): void {
	for (const [target, condition] of Object.entries(asObject(value)))
		for (const { schema, at } of isObject(condition) ? allSchemas(condition, [target]) : []) {
			if (!FORMATS_OF_FORMS.includes(schema.format)) continue;
			const message = worded`Outside of a form a condition cannot tell whether a text is in the format ${inShort(schema.format)}. Expected a "pattern".`;
			report.add(place, `${pointer}${toPointer([...at, "format"])}`, "unsupported-keyword", message);
		}
}

/** Whether a condition's schema is valid and stands alone; otherwise that is reported. */
function isSound(schema: JsonObject, at: string, place: Place, report: Report): boolean {
	let sound = true;
	const reportAt: ReportAt = (way, code, message, fix) => {
		sound = false;
		report.add(place, `${at}${toPointer(way)}`, code, message, fix);
	};
	for (const node of allSchemas(schema)) {
		checkSchemaValues(node, reportAt);
		checkKeywords(node, reportAt);
		if (node.schema.$ref !== undefined)
			reportAt(
				[...node.at, "$ref"],
				"outside-reference",
				worded`A condition stands alone, but this one refers to a definition. Expected the schema itself in place of $ref.`,
			);
	}
	return sound;
}

/** A field or step must not wait for its own value: it would never be visible. */
function checkOwnValue(
	when: JsonObject | undefined,
	own: readonly string[],
	pointer: string,
	place: Place,
	report: Report,
): void {
	for (const [target, schema] of Object.entries(when ?? {}))
		if (!absenceSatisfies(schema) && own.includes(target))
			never(
				worded`it waits for ${target}, which is asked only while it holds. Expected a condition on other answers.`,
				`${pointer}${toPointer([target])}`,
				place,
				report,
			);
}

/** Why no value that can stand at the pointer satisfies the condition's schema; undefined where one may. */
function contradiction(schema: JsonObject, target: string, scope: ScopeModel): DiagnosticWords | undefined {
	if (absenceSatisfies(schema)) return undefined;
	const types = typesAt(scope, target);
	const possible = types.flatMap((type) => alternatives(type, resolveIn(scope.form)));
	if (possible.length === 0) return undefined;
	const can = finite(types, scope);
	const wanted = finite([schema], scope)?.filter((value) => fits(schema, value));
	if (can && !can.some((value) => fits(schema, value)))
		return worded`it asks for ${inShort(schema)}, but ${target} is always one of ${list(can)}. Expected one of these.`;
	if (wanted?.length === 0)
		return worded`no value satisfies ${inShort(schema)}. Expected a schema that some value satisfies.`;
	if (wanted && !can && !wanted.some((value) => types.some((type) => fits(whole(type, scope), value))))
		return worded`it asks for ${list(wanted)}, which the schema of ${target} does not allow. Expected a value that it allows.`;
	return disjoint(schema, possible, target) ?? outOfBounds(schema, possible, target);
}

const list = (values: readonly unknown[]) =>
	values
		.slice(0, 12)
		.map((value) => JSON.stringify(value))
		.join(", ");

/** A schema made to stand alone: what it refers to in other files is put in its place, the form's $defs beside it. */
const whole = (type: JsonObject, scope: ScopeModel): JsonObject => ({
	...asObject(inlined(type)),
	$defs: asObject(scope.form?.$defs),
});

/** The values that a place can have, where its schemas list them; null is as good as nothing there. */
function finite(types: readonly JsonObject[], scope: ScopeModel): unknown[] | undefined {
	const resolve = resolveIn(scope.form);
	const lists = types.map((type) => possibleValues(resolve(asString(type.$ref) ?? "", type) ?? type));
	if (lists.some((values) => values === undefined)) return undefined;
	return lists.flatMap((values) => values ?? []).filter((value) => value !== null);
}

function disjoint(schema: JsonObject, possible: readonly JsonObject[], target: string): DiagnosticWords | undefined {
	const wanted = jsonTypes([schema]);
	const types = jsonTypes(possible);
	wanted.delete("null");
	if (schema.type !== undefined && wanted.size === 0)
		return worded`it asks for null, which counts as absent. Expected \`false\`, which asks for absence.`;
	if (wanted.size === 0 || types.size === 0 || shareType(wanted, types)) return undefined;
	return worded`it asks for ${inWords(wanted)}, but ${target} is ${inWords(types)}. Expected that type.`;
}

const BOUNDS = [
	["minimum", "maximum"],
	["minLength", "maxLength"],
	["minItems", "maxItems"],
] as const;

const bounds = (schema: JsonObject, min: string, max: string) =>
	[min, max].flatMap((keyword) => (keyword in schema ? [`${keyword} ${schema[keyword]}`] : [])).join(" and ");

function outOfBounds(schema: JsonObject, possible: readonly JsonObject[], target: string): DiagnosticWords | undefined {
	for (const [min, max] of BOUNDS) {
		const apart = (low: JsonObject, high: JsonObject) => Number(low[min]) > Number(high[max]);
		if (apart(schema, schema)) return worded`its ${min} is above its ${max}. Expected at most ${schema[max]}.`;
		if (possible.length !== 1) continue;
		const [only] = possible;
		if (only && (apart(schema, only) || apart(only, schema)))
			return worded`${target} has no value with this ${min in schema ? min : max}. Expected one within ${bounds(only, min, max)}.`;
	}
	return undefined;
}
