import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchema, FastifySchemaCompiler } from "fastify";
import type { JsonObject } from "../../schemas/json/json.ts";
import type { OperationName, ResponseOf } from "../../schemas/operation.ts";
import { SHARED_SCHEMAS, schemaOf } from "./api-schemas.ts";

/**
 * `allErrors` costs little: a body has been bounded in values, and a query in length, before it comes here. That the schemas
 * are ones is tried by tests: for a start, the schema of schemas would be compiled thrice.
 */
const OPTIONS = { allErrors: true, strict: false, validateSchema: false } as const;

/** Of a query, texts become numbers, and what a schema does not name is dropped: a cache-buster changes nothing. */
const OF_QUERIES = { coerceTypes: true, removeAdditional: true } as const;

/** Fastify's own compiler knows draft-07 alone; schemas/api are written in 2020-12. */
function ajvWith(more: typeof OF_QUERIES | { useDefaults?: boolean }): Ajv2020 {
	const ajv = new Ajv2020({ ...OPTIONS, useDefaults: true, ...more });
	addFormats.default(ajv);
	for (const schema of SHARED_SCHEMAS) ajv.addSchema(schema);
	return ajv;
}

const forQueries = ajvWith(OF_QUERIES);
const forBodies = ajvWith({});

/**
 * Compiles the validators of requests: queries are turned into what their schema wants, bodies must be it. Each is compiled
 * at its route's first request: all of them take a fifth of the processor time of a start.
 */
export const compileRequestSchema: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
	const ajv = httpPart === "querystring" ? forQueries : forBodies;
	let validate: ValidateFunction | undefined;
	return (sent: unknown) => {
		validate ??= ajv.compile(schema);
		return validate(sent) || { error: validate.errors ?? [] };
	};
};

/** A guard of what a query holds, by its schema. */
export const queryGuard = <T>(schema: JsonObject): ValidateFunction<T> => forQueries.compile<T>(schema);

/** A guard of what a body holds, or a part of it, by its schema: changes nothing in it. */
export const bodyGuard = <T>(schema: JsonObject): ValidateFunction<T> => forBodies.compile<T>(schema);

/** Validates responses in tests: changes nothing in them. */
export const forResponses: Ajv2020 = ajvWith({ useDefaults: false });

/** Whether data is what an operation returns. */
export function isResponse<O extends OperationName>(operation: O, data: unknown): data is ResponseOf<O> {
	return forResponses.validate(schemaOf(operation).response, data);
}
