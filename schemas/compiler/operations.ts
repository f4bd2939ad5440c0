import { API, SHAPES, STAFF_API } from "../catalogue.gen.ts";
import { asObject, isObject, type JsonObject } from "../json/json.ts";
import { type Resolve, within } from "../json/schema-at.ts";

/** An endpoint as the compiler sees it. */
export type Operation = {
	name: string;
	kind: string;
	method: string;
	request: JsonObject;
	response: JsonObject;
	/** Whether only those who work at the desk may call it. */
	staff: boolean;
};

function operationOf(name: string, schema: object, staff: boolean): [string, Operation] {
	const { kind, method, request, response } = asObject(schema);
	return [
		name,
		{
			name,
			kind: String(kind),
			method: String(method),
			request: asObject(request),
			response: asObject(response),
			staff,
		},
	];
}

/** Every endpoint of schemas/api, by its operation's name. */
export const OPERATIONS_BY_NAME: ReadonlyMap<string, Operation> = new Map([
	...Object.entries(API).map(([name, schema]) => operationOf(name, schema, false)),
	...Object.entries(STAFF_API).map(([name, schema]) => operationOf(name, schema, true)),
]);

/** Follows references of the endpoints' schemas to their shapes, and those of a form's schema to its `$defs`. */
export const resolveIn =
	(form: JsonObject | undefined): Resolve =>
	(reference, from) => {
		const shape = SHAPES[/([\w-]+)\.schema\.json$/.exec(reference)?.[1] ?? ""];
		if (shape) return isObject(shape) ? shape : undefined;
		return form ? within(form)(reference, from) : undefined;
	};

/** A schema with the endpoints' shapes written in place (they do not recurse); references to $defs stay. */
export function inlined(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(inlined);
	if (!isObject(schema)) return schema;
	const shape = typeof schema.$ref === "string" ? resolveIn(undefined)(schema.$ref, schema) : undefined;
	if (shape) return inlined(shape);
	return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inlined(value)]));
}
