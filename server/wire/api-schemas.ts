import { API, SHAPES, STAFF_API } from "../../schemas/catalogue.gen.ts";
import { isObject, type JsonObject } from "../../schemas/json/json.ts";
import type { OperationName } from "../../schemas/operation.ts";

const SHAPE = /^(?:(?:\.\.\/)?shapes\/)?([\w-]+)\.schema\.json$/;

/**
 * A schema of schemas/api as Fastify takes it: a reference to a shape by the shape's id, and nothing beside it, as what
 * serialises takes it for a contradiction; no `$schema`, as there is one dialect.
 */
function relinked(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(relinked);
	if (!isObject(value)) return value;
	const shape = typeof value.$ref === "string" ? SHAPE.exec(value.$ref)?.[1] : undefined;
	if (shape !== undefined) return { $ref: `${shape}#` };
	const entries = Object.entries(value).filter(([key]) => key !== "$schema");
	return Object.fromEntries(entries.map(([key, entry]) => [key, relinked(entry)]));
}

const relinkedObject = (schema: unknown): JsonObject => {
	const linked = relinked(schema);
	return isObject(linked) ? linked : {};
};

/** What the schemas of operations share, each under its name as id. */
export const SHARED_SCHEMAS: readonly JsonObject[] = Object.entries(SHAPES).map(([name, schema]) => ({
	$id: name,
	...relinkedObject(schema),
}));

/** What an operation takes and returns, and what it does in a sentence. */
export type OperationSchema = { description: string; request: JsonObject; response: JsonObject };

const linked = new Map<unknown, OperationSchema>();

function schemaIn(catalogue: Readonly<Record<string, object>>, operation: string): OperationSchema {
	const schema = linked.get(catalogue[operation]) ?? linkedOperation(catalogue[operation], operation);
	linked.set(catalogue[operation], schema);
	return schema;
}

function linkedOperation(written: object | undefined, operation: string): OperationSchema {
	const { description, request, response } = relinkedObject(written);
	if (!isObject(request) || !isObject(response))
		throw new Error(`The schema of ${operation} in schemas/api should have a request and a response.`);
	return { description: String(description), request, response };
}

/** The schema of an operation, as Fastify takes it. */
export const schemaOf = (operation: OperationName): OperationSchema => schemaIn(API, operation);

/** The same of an operation for staff alone. */
export const staffSchemaOf = (operation: string): OperationSchema => schemaIn(STAFF_API, operation);
