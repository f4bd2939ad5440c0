import { isObject } from "../../../schemas/rules/json.ts";
import type { Path } from "../../../schemas/rules/pointer.ts";

const withKey = (record: Record<string, unknown>, key: string, value: unknown) => {
	const { [key]: _, ...rest } = record;
	if (value === undefined) return rest;
	return Object.hasOwn(record, key) ? { ...record, [key]: value } : { ...rest, [key]: value };
};

/** An entry without a value is null, as JSON has it: a hole would be validated here as nothing and there as null. */
const withEntry = (list: readonly unknown[], index: number, value: unknown) => {
	const next = Array.from({ length: Math.max(list.length, index + 1) }, (_, at) => list[at] ?? null);
	next[index] = value ?? null;
	return next;
};

/**
 * The values with another value at a place, everything else the same objects as before.
 * `undefined` takes the value away. What is missing on the way is made: a list for a number, else an object.
 */
export function changeValue(root: unknown, path: Path, value: unknown): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return value;
	if (typeof key === "number" || Array.isArray(root)) {
		const list = Array.isArray(root) ? root : [];
		return withEntry(list, Number(key), changeValue(list[Number(key)], rest, value));
	}
	const record = isObject(root) ? root : {};
	return withKey(record, key, changeValue(record[key], rest, value));
}
