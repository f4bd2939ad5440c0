import { asArray, isObject, type JsonObject } from "../../json/json.ts";

/** The values that a schema lists: its constant, its enum, or its branches' constants; undefined where it has none. */
export function listedValues(schema: JsonObject): readonly unknown[] | undefined {
	if ("const" in schema) return [schema.const];
	if (Array.isArray(schema.enum)) return schema.enum;
	return [schema.oneOf, schema.anyOf].map((list) => constantsOf(asArray(list))).find((values) => values !== undefined);
}

/** The values that a schema leaves, where it lists them or takes true and false alone. */
export const possibleValues = (schema: JsonObject): readonly unknown[] | undefined =>
	listedValues(schema) ?? (schema.type === "boolean" ? [true, false] : undefined);

/** The constants of branches; undefined where one of them is no constant, or there is none. */
function constantsOf(branches: readonly unknown[]): readonly unknown[] | undefined {
	const titled = branches.filter(isObject).filter((branch) => "const" in branch);
	return titled.length > 0 && titled.length === branches.length ? titled.map((branch) => branch.const) : undefined;
}
