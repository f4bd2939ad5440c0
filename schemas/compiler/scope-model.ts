import { SHAPES } from "../catalogue.gen.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../json/json.ts";
import { pointerTokens } from "../json/pointer.ts";
import { alternatives, schemasUnder } from "../json/schema-at.ts";
import { OPERATIONS_BY_NAME, resolveIn } from "./operations.ts";

/**
 * What can stand in a scope, as a JSON Schema whose properties are the scope's roots. `form` is the schema that
 * local references are followed in. The counterpart of renderer/scope/scope.ts.
 */
export type ScopeModel = { schema: JsonObject; form?: JsonObject };

const response = (operation: string): JsonObject => OPERATIONS_BY_NAME.get(operation)?.response ?? {};

/** What is in scope everywhere. */
export const BASE_SCOPE: ScopeModel = {
	schema: {
		type: "object",
		properties: {
			route: {
				type: "object",
				properties: { path: { type: "string" }, locale: { type: "string" } },
				required: ["path", "locale"],
			},
			query: { type: "object", additionalProperties: { type: "string" } },
			handed: { type: "object", additionalProperties: { type: "string" } },
			user: asObject(SHAPES["user-info"]),
			config: {
				type: "object",
				properties: { admin: response("configsGetAll"), report: response("reportConfigsGetConfig") },
			},
		},
	},
};

/** What a form's submission can name besides the values. */
export const SUBMISSION: JsonObject = {
	type: "object",
	properties: {
		form: { type: "string" },
		form_hash: { type: "string" },
		release: { type: "string" },
		attachments: { type: "array", items: { type: "string" } },
		idempotency_key: { type: "string" },
	},
};

/** The scope with more in it. */
export function withRoots(scope: ScopeModel, roots: JsonObject, form = scope.form): ScopeModel {
	return { schema: { ...scope.schema, properties: { ...asObject(scope.schema.properties), ...roots } }, form };
}

/** The scope in which pointers start within one value, such as an option source's value. */
export const scopeOf = (schemas: readonly JsonObject[], form?: JsonObject): ScopeModel => ({
	schema: union(schemas),
	form,
});

/** What an operation returns; anything where there is no such operation (which is reported elsewhere). */
export const responseOf = (operation: unknown): JsonObject =>
	OPERATIONS_BY_NAME.get(asString(operation) ?? "")?.response ?? {};

function union(schemas: readonly JsonObject[]): JsonObject {
	if (schemas.length === 0) return {};
	return schemas.length === 1 ? asObject(schemas[0]) : { anyOf: schemas };
}

const SHAPING = [
	"type",
	"properties",
	"items",
	"enum",
	"const",
	"$ref",
	"allOf",
	"anyOf",
	"oneOf",
	"additionalProperties",
	"required",
	"not",
	"if",
];

/** Whether a schema declares nothing of what may stand inside it. */
const isOpen = (schema: JsonObject) =>
	!SHAPING.some((keyword) => keyword in schema) ||
	(schema.type === "object" && schema.properties === undefined && schema.additionalProperties === undefined);

/** The schemas of what can stand at a pointer; empty where nothing can. */
export function typesAt(scope: ScopeModel, pointer: string): JsonObject[] {
	const resolve = resolveIn(scope.form);
	return pointerTokens(pointer).reduce<JsonObject[]>(
		(schemas, token) => {
			const all = schemas.flatMap((schema) => alternatives(schema, resolve));
			if (all.some(isOpen)) return [{}];
			return [...new Set(schemas.flatMap((schema) => schemasUnder(schema, token, resolve)))];
		},
		[scope.schema],
	);
}

/** The schemas of an array's entries, where the pointer leads to an array. */
export const entriesAt = (scope: ScopeModel, pointer: string): JsonObject[] =>
	typesAt(scope, pointer === "" ? "/*" : `${pointer}/*`);

/** The names that can follow a pointer. */
export function namesAt(scope: ScopeModel, pointer: string): string[] {
	const resolve = resolveIn(scope.form);
	const schemas = typesAt(scope, pointer).flatMap((schema) => alternatives(schema, resolve));
	return [...new Set(schemas.flatMap((schema) => Object.keys(asObject(schema.properties))))];
}

/** The JSON types that can stand at a pointer; empty where that is not known. */
export function jsonTypesAt(scope: ScopeModel, pointer: string): Set<string> {
	const resolve = resolveIn(scope.form);
	return jsonTypes(typesAt(scope, pointer).flatMap((schema) => alternatives(schema, resolve)));
}

/** The JSON types that schemas of one place allow; empty where they do not say. */
export function jsonTypes(schemas: readonly JsonObject[]): Set<string> {
	const types = schemas.flatMap(({ type, properties, items }) => {
		if (type !== undefined) return asArray([type].flat()).filter((one) => typeof one === "string");
		return isObject(properties) ? ["object"] : items !== undefined ? ["array"] : [];
	});
	return new Set(types);
}
