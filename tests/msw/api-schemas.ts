import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { engineTranslator } from "../../schemas/engine-translator.ts";
import type { OperationName, RequestOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { requestErrors as inWords } from "../../schemas/rules/errors/request-errors.ts";
import type { ValidatorError } from "../../schemas/rules/values/validator-runtime.ts";
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
const queries = schemasIn(new Ajv2020({ ...options, coerceTypes: true, removeAdditional: true }));

function validator(operation: OperationName, part: "request" | "response"): ValidateFunction {
	const ajv = part === "request" && OPERATIONS[operation].method === "GET" ? queries : bodies;
	const found = ajv.getSchema(`api:/${operation}.schema.json#/${part}`);
	if (!found) throw new Error(`schemas/api/${operation}.schema.json has no ${part}`);
	return found;
}

const SPEAKERS = { "en-US": engineTranslator("en-US"), "zh-CN": engineTranslator("zh-CN") };

/** A validator's errors in the language of an Accept-Language header, each naming its place. */
export const worded = (errors: readonly ValidatorError[], language: string | null) =>
	inWords(errors, SPEAKERS[language?.startsWith("zh") ? "zh-CN" : "en-US"].text);

/**
 * Whether a query or a body is what the operation takes; texts of a query become numbers, what nobody requested is
 * dropped from it, and defaults are filled in.
 */
export function isRequest<O extends OperationName>(operation: O, value: unknown): value is RequestOf<O> {
	return validator(operation, "request")(value);
}

/** What is wrong with a query or a body, in words that name the parameter or key. */
export function requestErrors(operation: OperationName, value: unknown, language: string | null): FieldError[] {
	const validate = validator(operation, "request");
	return validate(value) ? [] : worded(validate.errors ?? [], language);
}

/** What is wrong with the `data` of a successful response. */
export function responseErrors(operation: OperationName, data: unknown): FieldError[] {
	const validate = validator(operation, "response");
	return validate(data) ? [] : worded(validate.errors ?? [], null);
}
