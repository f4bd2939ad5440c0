import { isObject } from "./json.ts";

/**
 * JSON in one writing: names in order at every depth, so that equal values have equal texts. Lists keep their order.
 */
export function writtenInOrder(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) =>
		isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
	);
}
