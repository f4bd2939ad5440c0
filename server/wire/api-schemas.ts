import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { OperationName, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { isObject, type JsonObject } from "../../schemas/rules/json.ts";
import type { ValidatorError } from "../../schemas/rules/validator-runtime.ts";

const FOLDER = new URL("../../schemas/api/", import.meta.url);
const SHAPES = "shapes/";

function readSchema(name: string): JsonObject {
	const schema: unknown = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
	if (!isObject(schema)) throw new Error(`schemas/api/${name} should hold an object.`);
	return schema;
}

/** Every schema of schemas/api by its path below that folder. */
export const API_SCHEMAS: ReadonlyMap<string, JsonObject> = new Map(
	[...readdirSync(FOLDER), ...readdirSync(new URL(SHAPES, FOLDER)).map((name) => SHAPES + name)]
		.filter((name) => name.endsWith(".schema.json"))
		.map((name) => [name, readSchema(name)]),
);

/** Of a query, texts become numbers, and what a schema does not name is dropped: a cache-buster changes nothing. */
const OF_QUERIES = { coerceTypes: true, removeAdditional: true } as const;

/** `allErrors` costs little: a body has been bounded in values before it comes here. */
function ajvWith(more: typeof OF_QUERIES | object): Ajv2020 {
	const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true, ...more });
	addFormats.default(ajv);
	for (const [name, schema] of API_SCHEMAS) ajv.addSchema({ ...schema, $id: `portico:/${name}` });
	return ajv;
}

const forBodies = ajvWith({});
const forQueries = ajvWith(OF_QUERIES);

function validatorOf(operation: OperationName, part: "request" | "response"): ValidateFunction {
	const ajv = part === "request" && OPERATIONS[operation].method === "GET" ? forQueries : forBodies;
	const validate = ajv.getSchema(`portico:/${operation}.schema.json#/${part}`);
	if (!validate) throw new Error(`schemas/api/${operation}.schema.json has no ${part}.`);
	return validate;
}

/** Whether a query or body is what the operation takes; a query's texts are turned into numbers, defaults are filled in. */
export function isRequest<O extends OperationName>(operation: O, value: unknown): value is RequestOf<O> {
	return validatorOf(operation, "request")(value);
}

/** What is wrong with a query or body, as the validator has it. */
export function wireErrors(operation: OperationName, value: unknown): ValidatorError[] {
	const validate = validatorOf(operation, "request");
	return validate(value) ? [] : (validate.errors ?? []);
}

/** Whether data is what the operation returns. */
export function isResponse<O extends OperationName>(operation: O, data: unknown): data is ResponseOf<O> {
	return validatorOf(operation, "response")(data);
}

/** Throws when a response is not what the operation promises. */
export function checkResponse<O extends OperationName>(operation: O, data: ResponseOf<O>): void {
	// As it goes over the wire: what JSON leaves out is not there.
	const sent: unknown = JSON.parse(JSON.stringify(data));
	if (isResponse(operation, sent)) return;
	throw new Error(
		`${operation} answers against its schema: ${JSON.stringify(validatorOf(operation, "response").errors)}`,
	);
}
