import { isObject } from "../../../schemas/rules/json.ts";

/** The entries of a list answer; undefined before it has come. */
export function listIn<T>(data: unknown): readonly T[] | undefined {
	const list: unknown = isObject(data) ? data.list : data;
	return isListOf<T>(list) ? list : undefined;
}

/** What the entries are is the server's word, which its own tests check. */
const isListOf = <T>(value: unknown): value is readonly T[] => Array.isArray(value);
