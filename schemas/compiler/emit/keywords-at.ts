import { asObject, type JsonObject } from "../../rules/json.ts";

/** A copy of a schema in which the field that a pointer's tokens lead to (* for any row) has further keywords. */
export function withKeywordsAt(schema: JsonObject, [first, ...rest]: readonly string[], more: JsonObject): JsonObject {
	if (first === undefined) return { ...schema, ...more };
	if (first === "*") return { ...schema, items: withKeywordsAt(asObject(schema.items), rest, more) };
	const properties = asObject(schema.properties);
	return {
		...schema,
		properties: { ...properties, [first]: withKeywordsAt(asObject(properties[first]), rest, more) },
	};
}
