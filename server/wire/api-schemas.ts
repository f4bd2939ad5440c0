import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { OperationName, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { isObject, type JsonObject } from "../../schemas/rules/json.ts";
import { toPointer } from "../../schemas/rules/pointer.ts";
import type { FieldError } from "./refusal.ts";

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

function ajvWith(coerceTypes: boolean): Ajv2020 {
	const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true, coerceTypes });
	addFormats.default(ajv);
	for (const [name, schema] of API_SCHEMAS) ajv.addSchema({ ...schema, $id: `portico:/${name}` });
	return ajv;
}

const forBodies = ajvWith(false);
const forQueries = ajvWith(true);

function validatorOf(operation: OperationName, part: "request" | "response"): ValidateFunction {
	const ajv = part === "request" && OPERATIONS[operation].method === "GET" ? forQueries : forBodies;
	const validate = ajv.getSchema(`portico:/${operation}.schema.json#/${part}`);
	if (!validate) throw new Error(`schemas/api/${operation}.schema.json has no ${part}.`);
	return validate;
}

/** An AJV error as the wire tells it: a missing property is named by the place where it should stand. */
export function fieldError({ instancePath, params, keyword, message }: ErrorObject): FieldError {
	const missing = keyword === "required" ? toPointer([String(params.missingProperty)]) : "";
	return { pointer: instancePath + missing, message: message ?? keyword };
}

/** Whether a query or body is what the operation takes; a query's texts are turned into numbers, defaults are filled in. */
export function isRequest<O extends OperationName>(operation: O, value: unknown): value is RequestOf<O> {
	return validatorOf(operation, "request")(value);
}

/** What is wrong with a query or body. */
export function requestErrors(operation: OperationName, value: unknown): FieldError[] {
	const validate = validatorOf(operation, "request");
	return validate(value) ? [] : (validate.errors ?? []).map(fieldError);
}

/** Whether data is what the operation answers. */
export function isAnswer<O extends OperationName>(operation: O, data: unknown): data is ResponseOf<O> {
	return validatorOf(operation, "response")(data);
}

/** Throws when an answer is not what the operation promises. */
export function checkAnswer<O extends OperationName>(operation: O, data: ResponseOf<O>): void {
	// As it goes over the wire: what JSON leaves out is not there.
	const sent: unknown = JSON.parse(JSON.stringify(data));
	if (isAnswer(operation, sent)) return;
	throw new Error(
		`${operation} answers against its schema: ${JSON.stringify(validatorOf(operation, "response").errors)}`,
	);
}
