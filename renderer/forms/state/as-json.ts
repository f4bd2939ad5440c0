import { isObject } from "../../../schemas/rules/json.ts";

/**
 * A value as JSON would carry it: properties without a value are left out, entries without one are null. The same
 * object where nothing has to change. What is validated here must be what arrives there.
 */
export function asJson(value: unknown): unknown {
	if (typeof value === "number" && !Number.isFinite(value)) return null;
	if (Array.isArray(value)) {
		const entries = Array.from(value, (entry) => (entry === undefined ? null : asJson(entry)));
		return entries.every((entry, index) => Object.is(entry, value[index])) ? value : entries;
	}
	if (!isObject(value)) return value;
	const entries = Object.entries(value).map(([name, entry]) => [name, asJson(entry)] as const);
	const same = entries.every(([name, entry]) => entry !== undefined && entry === value[name]);
	return same ? value : Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}
