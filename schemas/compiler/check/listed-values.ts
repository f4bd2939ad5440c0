import { asArray, isObject, type JsonObject } from "../../rules/json.ts";

/** The values that a schema lists: its constant, its enum, or its branches' constants; undefined where it has none. */
export function listedValues(schema: JsonObject): readonly unknown[] | undefined {
	if ("const" in schema) return [schema.const];
	if (Array.isArray(schema.enum)) return schema.enum;
	const branches = [schema.oneOf, schema.anyOf].map((list) => asArray(list).filter(isObject));
	const titled = branches.find((list) => list.length > 0 && list.every((one) => "const" in one));
	return titled?.map((one) => one.const);
}
