import { Validator } from "@cfworker/json-schema";
import { asArray, asObject, asString, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives } from "../../json/schema-at.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { nearest } from "../meta/nearest.ts";
import { inlined, OPERATIONS_BY_NAME, type Operation, resolveIn } from "../operations.ts";
import { jsonTypes, jsonTypesAt, type ScopeModel } from "../scope-model.ts";
import { type DiagnosticWords, eitherOf, worded } from "../worded.ts";
import { inWords } from "../wording.ts";
import { walkCalls } from "./calls.ts";

/** Every call must name an operation that exists, of the kind that is needed, with parameters that it takes. */
export const checkParameters: DocumentCheck = ({ place, document }, names, report) =>
	walkCalls(document, names, (call) => {
		const operation = operationOf(call.operation, call.pointer, call.kinds, place, report);
		if (!operation) return;
		for (const [name, value] of Object.entries(call.given))
			checkValue(operation, name, value, call.scope, `${call.at}${toPointer([name])}`, place, report);
		for (const { name, pointer } of call.named) parameterOf(operation, name, pointer, place, report);
		if (call.whole) checkRequired(operation, call.given, call.named, call.pointer, place, report);
	});

function operationOf(
	name: string,
	pointer: string,
	kinds: readonly string[],
	place: Place,
	report: Report,
): Operation | null {
	const operation = OPERATIONS_BY_NAME.get(name);
	const known = [...OPERATIONS_BY_NAME.values()].filter(({ kind }) => kinds.includes(kind)).map((one) => one.name);
	if (!operation) {
		const message = worded`There is no operation "${name}". Expected one of: ${known.join(", ")}.`;
		report.add(place, pointer, "unknown-operation", message, nearest(name, known).fix);
		return null;
	}
	if (!kinds.includes(operation.kind)) {
		const message = worded`The operation "${name}" is a ${operation.kind}. Expected a ${eitherOf([...kinds])} here: ${known.join(", ")}.`;
		report.add(place, pointer, "operation-kind", message);
	}
	return operation;
}

function parameterOf(
	operation: Operation,
	name: string,
	pointer: string,
	place: Place,
	report: Report,
): JsonObject | null {
	const properties = asObject(operation.request.properties);
	if (Object.hasOwn(properties, name)) return asObject(properties[name]);
	const known = Object.keys(properties);
	const takes = known.length > 0 ? worded`Expected one of: ${known.join(", ")}.` : worded`Expected none.`;
	report.add(
		place,
		pointer,
		"unknown-parameter",
		worded`${operation.name} takes no parameter "${name}". ${takes}`,
		nearest(name, known).fix,
	);
	return null;
}

function checkValue(
	operation: Operation,
	name: string,
	value: unknown,
	scope: ScopeModel,
	pointer: string,
	place: Place,
	report: Report,
): void {
	const parameter = parameterOf(operation, name, pointer, place, report);
	if (!parameter) return;
	if (isObject(value))
		return void checkBound(operation, parameter, asString(value.bind) ?? "", scope, pointer, place, report);
	const schema = inlined(parameter);
	if (!isObject(schema) || new Validator(schema, "2020-12").validate(value).valid) return;
	const message = worded`${operation.name} does not take ${JSON.stringify(value)} for "${name}". Expected ${expectation(schema)}.`;
	report.add(place, pointer, "parameter-type", message, nearest(value, asArray(schema.enum)).fix);
}

const SCALARS = ["string", "number", "integer", "boolean"];

/** Texts, numbers and truth values pass for one another in a query string; a list or an object never does. */
function checkBound(
	operation: Operation,
	parameter: JsonObject,
	bind: string,
	scope: ScopeModel,
	pointer: string,
	place: Place,
	report: Report,
): void {
	const bound = jsonTypesAt(scope, bind);
	const wanted = jsonTypes(alternatives(parameter, resolveIn(undefined)));
	if (bound.size === 0 || wanted.size === 0) return;
	const scalar = (types: Set<string>) => SCALARS.some((type) => types.has(type));
	if ([...bound].some((type) => wanted.has(type))) return;
	if (operation.method === "GET" && scalar(bound) && scalar(wanted)) return;
	if (bound.has("integer") && wanted.has("number")) return;
	const message = worded`${bind} is ${inWords(bound)}, which ${operation.name} does not take here. Expected ${inWords(wanted)}.`;
	report.add(place, pointer, "parameter-type", message);
}

function expectation(schema: JsonObject): DiagnosticWords {
	if (Array.isArray(schema.enum)) return worded`one of ${schema.enum.map((value) => JSON.stringify(value)).join(", ")}`;
	const { description: _shown, ...rest } = schema;
	return worded`a value that satisfies ${JSON.stringify(rest)}`;
}

function checkRequired(
	operation: Operation,
	given: JsonObject,
	named: readonly { name: string }[],
	pointer: string,
	place: Place,
	report: Report,
): void {
	const required = isStrings(operation.request.required) ? operation.request.required : [];
	const missing = required.filter((name) => !Object.hasOwn(given, name) && !named.some((one) => one.name === name));
	for (const name of missing)
		report.add(
			place,
			pointer,
			"missing-parameter",
			worded`${operation.name} is not given the parameter "${name}". Expected a value for each that it needs: ${required.join(", ")}.`,
		);
}
