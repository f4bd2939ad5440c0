import { isObject } from "../../../schemas/json/json.ts";

/** The entries of a list answer; undefined before it has come. */
export function listIn<T>(data: unknown): readonly T[] | undefined {
	const list: unknown = isObject(data) ? data.list : data;
	// What the entries are is the server's word, which its own tests check.
	return Array.isArray(list) ? list : undefined;
}
