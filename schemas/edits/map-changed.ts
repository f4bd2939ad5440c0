import type { JsonObject } from "../json/json.ts";

/** The object with its values changed; the same one where none changes. */
export function mapValues(object: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject {
	const entries = Object.entries(object).map(([key, value]) => [key, change(value, key)] as const);
	return entries.every(([key, value]) => value === object[key]) ? object : Object.fromEntries(entries);
}

/** The list with its entries changed; the same one where none changes. */
export function mapEntries(list: readonly unknown[], change: (entry: unknown) => unknown): readonly unknown[] {
	const changed = list.map(change);
	return changed.every((entry, at) => entry === list[at]) ? list : changed;
}
