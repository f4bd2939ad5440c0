import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { valueAt } from "../../json/pointer.ts";
import type { Condition } from "../../types.gen.ts";
import { interpreted } from "./interpreted.ts";

const validates = new WeakMap<object, (value: unknown) => boolean>();

function satisfies(schema: JsonObject, value: unknown): boolean {
	const isValid = validates.get(schema) ?? interpreted(schema);
	validates.set(schema, isValid);
	return isValid(value);
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
	const text = Object.entries(schema).filter(([keyword]) => !REMARKS.includes(keyword));
	return text.length > 0 && text.every(([keyword, value]) => absenceKeeps(keyword, value));
}

function absenceKeeps(keyword: string, value: unknown): boolean {
	if (keyword === "not") return !absenceSatisfies(value);
	const left = asArray(value).filter(absenceSatisfies).length;
	if (keyword === "allOf") return left === asArray(value).length;
	if (keyword === "anyOf") return left > 0;
	return keyword === "oneOf" && left === 1;
}

/** A pointer that a condition reads, and the way to it within the condition. */
export type ConditionRead = { pointer: string; at: readonly (string | number)[] };

/** All pointers that a condition reads, those of its alternatives too. */
export function conditionReads(condition: JsonObject | undefined): ConditionRead[] {
	const { any_of: alternatives, ...own } = condition ?? {};
	const nested = asArray(alternatives).flatMap((one, index) =>
		conditionReads(asObject(one)).map(({ pointer, at }) => ({ pointer, at: ["any_of", index, ...at] })),
	);
	return [...Object.keys(own).map((pointer) => ({ pointer, at: [pointer] })), ...nested];
}

function holdsAt(pointer: string, schema: unknown, scope: unknown): boolean {
	const value = valueAt(scope, pointer);
	if (value === undefined || value === null) return absenceSatisfies(schema);
	return isObject(schema) ? satisfies(schema, value) : schema === true;
}

/**
 * Whether a condition is satisfied: at each pointer stands what satisfies its JSON Schema, or nothing where the schema is satisfied
 * by that; and of the conditions under `any_of` one holds. The same function decides in the browser and on the server.
 */
export function isSatisfied(condition: Condition | undefined, scope: unknown): boolean {
	const { any_of: alternatives, ...own } = condition ?? {};
	const isOne = alternatives === undefined || alternatives.some((one) => isSatisfied(one, scope));
	return isOne && Object.entries(own).every(([pointer, schema]) => holdsAt(pointer, schema, scope));
}
