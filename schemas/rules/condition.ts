import type { Condition } from "../types.gen.ts";
import { interpreted } from "./interpreted.ts";
import type { JsonObject } from "./json.ts";
import { valueAt } from "./pointer.ts";

const judges = new WeakMap<object, (value: unknown) => boolean>();

function satisfies(schema: JsonObject, value: unknown): boolean {
	const judge = judges.get(schema) ?? interpreted(schema);
	judges.set(schema, judge);
	return judge(value);
}

/**
 * Whether a condition holds: at each pointer stands a value that satisfies its JSON Schema.
 * Where nothing stands, only the schema `false` is satisfied: it asks for absence.
 * The same function decides in the browser and on the server.
 */
export function holds(condition: Condition | undefined, scope: unknown): boolean {
	return Object.entries(condition ?? {}).every(([pointer, schema]) => {
		const value = valueAt(scope, pointer);
		if (value === undefined || value === null) return schema === false;
		return typeof schema === "boolean" ? schema : satisfies(schema, value);
	});
}
