import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { OperationName, RequestOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { FieldError } from "./refusal.ts";

const FOLDER = join(import.meta.dirname, "../../schemas/api");

function readSchema(path: string): object {
	const schema: unknown = JSON.parse(readFileSync(join(FOLDER, path), "utf8"));
	if (typeof schema !== "object" || schema === null) throw new Error(`schemas/api/${path} should hold an object`);
	return { ...schema, $id: `api:/${path}` };
}

function schemasIn(ajv: Ajv2020): Ajv2020 {
	addFormats.default(ajv);
	for (const path of globSync("**/*.schema.json", { cwd: FOLDER })) ajv.addSchema(readSchema(path));
	return ajv;
}

const options = { allErrors: true, strict: false, useDefaults: true } as const;
const bodies = schemasIn(new Ajv2020(options));
const queries = schemasIn(new Ajv2020({ ...options, coerceTypes: true }));

function validator(operation: OperationName, part: "request" | "response"): ValidateFunction {
	const ajv = part === "request" && OPERATIONS[operation].method === "GET" ? queries : bodies;
	const found = ajv.getSchema(`api:/${operation}.schema.json#/${part}`);
	if (!found) throw new Error(`schemas/api/${operation}.schema.json has no ${part}`);
	return found;
}

/** An AJV error as the wire tells it; a missing property is named by the place where it should stand. */
export function toFieldError({ instancePath, keyword, params, message }: ErrorObject): FieldError {
	const missing = keyword === "required" ? `/${String(params.missingProperty)}` : "";
	return { pointer: instancePath + missing, message: message ?? keyword };
}

/** Whether a query or a body is what the operation takes; texts of a query become numbers and defaults are filled in. */
export function isRequest<O extends OperationName>(operation: O, value: unknown): value is RequestOf<O> {
	return validator(operation, "request")(value);
}

/** What is wrong with a query or a body. */
export function requestErrors(operation: OperationName, value: unknown): FieldError[] {
	const validate = validator(operation, "request");
	return validate(value) ? [] : (validate.errors ?? []).map(toFieldError);
}

/** What is wrong with the `data` of a successful answer. */
export function responseErrors(operation: OperationName, data: unknown): FieldError[] {
	const validate = validator(operation, "response");
	return validate(data) ? [] : (validate.errors ?? []).map(toFieldError);
}
