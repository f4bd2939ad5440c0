import "@fastify/swagger";
import type { FastifySchema } from "fastify";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATION_KINDS, OPERATIONS } from "../../schemas/operations.gen.ts";
import { schemaOf } from "../wire/api-schemas.ts";
import { successSchema } from "../wire/call-schemas.ts";

const FILE_SCHEMA = {
	type: "object",
	properties: { file: { type: "string", format: "binary" } },
	required: ["file"],
} as const;

const SECURITY = { none: [], optional: [{}, { session: [] }], required: [{ session: [] }] } as const;

function routeSchema(operation: OperationName): FastifySchema {
	const { method, auth } = OPERATIONS[operation];
	const kind = OPERATION_KINDS[operation];
	const { description, request, response } = schemaOf(operation);
	return {
		operationId: operation,
		summary: description,
		tags: ["portal"],
		security: SECURITY[auth],
		...(method === "GET" ? { querystring: request } : { body: kind === "upload" ? FILE_SCHEMA : request }),
		...(kind === "upload" && { consumes: ["multipart/form-data"] }),
		response: { 200: successSchema(response) },
	};
}

const routeSchemas = new Map<OperationName, FastifySchema>();

/**
 * An operation's schema as Fastify takes it: by it requests are validated, responses serialised and /openapi.json written.
 * The same object each time, so that it is compiled once a process.
 */
export function routeSchemaOf(operation: OperationName): FastifySchema {
	const schema = routeSchemas.get(operation) ?? routeSchema(operation);
	routeSchemas.set(operation, schema);
	return schema;
}
