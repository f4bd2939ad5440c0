import { isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../json/pointer.ts";
import { comparisonErrors } from "./comparisons.ts";
import type { FieldRules } from "./field-rules.ts";
import { placesChosen } from "./offered-choices.ts";
import { type FieldPlace, isRuleSatisfied, placesOf } from "./places.ts";
import type { Validate, ValidatorError } from "./validator-runtime.ts";

/** Why a place breaks a rule, as AJV would say it of a schema with the same meaning. */
const surplus = ({ pointer }: FieldPlace): ValidatorError => ({
	keyword: "false schema",
	instancePath: pointer,
	schemaPath: "#/when",
	params: {},
});

/** As of a value that the schema does not list. */
const notOffered = ({ pointer }: FieldPlace): ValidatorError => ({
	keyword: "enum",
	instancePath: pointer,
	schemaPath: "#/choices",
	params: {},
});

const missing = ({ tokens }: FieldPlace): ValidatorError => ({
	keyword: "required",
	instancePath: toPointer(tokens.slice(0, -1)),
	schemaPath: "#/required_when",
	params: { missingProperty: tokens.at(-1) ?? "" },
});

const missingAt = ({ instancePath, params }: ValidatorError): string | undefined =>
	typeof params.missingProperty === "string"
		? toPointer([...pointerTokens(instancePath), params.missingProperty])
		: undefined;

/**
 * A validator that also knows which fields are visible and required only under a condition, and which are compared with
 * others. One that is not visible must be absent, and nothing that requires it counts. The rules are data, read the same
 * way as `pruneHidden` reads them: as generated code a form of two thousand conditions took megabytes.
 */
export function withFieldRules(own: Validate, rules: FieldRules): Validate {
	const validate: Validate = (data) => {
		const found = own(data) ? [] : (own.errors ?? []);
		const errors = isObject(data) ? withRuleErrors(found, rules, data) : [...found];
		validate.errors = errors.length === 0 ? null : errors;
		return errors.length === 0;
	};
	return validate;
}

function withRuleErrors(found: readonly ValidatorError[], rules: FieldRules, data: JsonObject): ValidatorError[] {
	const unasked = rules.visible.flatMap((rule) =>
		placesOf(rule.pointer, data).filter((place) => !isRuleSatisfied(rule, place, data)),
	);
	const hidden = new Set(unasked.map(({ pointer }) => pointer));
	const given = unasked.filter(({ pointer }) => valueAt(data, pointer) !== undefined);
	const needed = rules.required.flatMap((rule) =>
		placesOf(rule.pointer, data).filter(
			(place) => !hidden.has(place.pointer) && lacks(data, place) && isRuleSatisfied(rule, place, data),
		),
	);
	const standing = found.filter((error) => !hidden.has(missingAt(error) ?? ""));
	const compared = (rules.compared ?? []).flatMap((rule) => comparisonErrors(rule, data));
	const strange = (rules.offered ?? []).flatMap((rule) =>
		placesChosen(rule, data).filter((place) => !isRuleSatisfied(rule, place, data)),
	);
	const own = [...given.map(surplus), ...needed.map(missing), ...strange.map(notOffered)];
	return [...withoutEchoes(standing, found), ...own, ...compared];
}

/** `if` fails only because something in its `then` or `else` does: once that is forgiven, so is the `if`. */
const withoutEchoes = (standing: ValidatorError[], found: readonly ValidatorError[]) =>
	standing.length === found.length ? standing : standing.filter(({ keyword }) => keyword !== "if");

/** Whether a value is missing in an object that is there. */
function lacks(data: JsonObject, { tokens, pointer }: FieldPlace): boolean {
	return valueAt(data, pointer) === undefined && isObject(valueAt(data, toPointer(tokens.slice(0, -1))));
}
