import type { Condition } from "../types.gen.ts";
import { interpreted } from "./interpreted.ts";
import { asArray, isObject, type JsonObject } from "./json.ts";
import { valueAt } from "./pointer.ts";

const judges = new WeakMap<object, (value: unknown) => boolean>();

function satisfies(schema: JsonObject, value: unknown): boolean {
	const judge = judges.get(schema) ?? interpreted(schema);
	judges.set(schema, judge);
	return judge(value);
}

/** Keywords that say nothing of what stands at a pointer. */
const REMARKS: readonly string[] = ["title", "description", "$comment"];

/**
 * Whether it satisfies a condition's schema that nothing stands at its pointer. `false` asks for absence, and `not` is the
 * complement of what it denies, absence included; `allOf`, `anyOf` and `oneOf` join such parts. Whatever else a schema asks,
 * it asks of something that stands there.
 */
export function absenceSatisfies(schema: unknown): boolean {
	if (!isObject(schema)) return schema === false;
	const said = Object.entries(schema).filter(([keyword]) => !REMARKS.includes(keyword));
	return said.length > 0 && said.every(([keyword, value]) => absenceKeeps(keyword, value));
}

function absenceKeeps(keyword: string, value: unknown): boolean {
	if (keyword === "not") return !absenceSatisfies(value);
	const kept = asArray(value).filter(absenceSatisfies).length;
	if (keyword === "allOf") return kept === asArray(value).length;
	if (keyword === "anyOf") return kept > 0;
	return keyword === "oneOf" && kept === 1;
}

/**
 * Whether a condition holds: at each pointer stands what satisfies its JSON Schema, or nothing where the schema is satisfied
 * by that. The same function decides in the browser and on the server.
 */
export function holds(condition: Condition | undefined, scope: unknown): boolean {
	return Object.entries(condition ?? {}).every(([pointer, schema]) => {
		const value = valueAt(scope, pointer);
		if (value === undefined || value === null) return absenceSatisfies(schema);
		return typeof schema === "boolean" ? schema : satisfies(schema, value);
	});
}
