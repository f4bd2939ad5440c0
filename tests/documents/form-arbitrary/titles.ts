import { isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { mapSchemas } from "../../../schemas/json/schema-walk.ts";

/** Gives every property and every tuple's entry that has none a title of its own, so that a test can look for it. */
export function withTitles(root: JsonObject): JsonObject {
	let count = 0;
	const named = (own: unknown): unknown => {
		if (!isObject(own) || own.title !== undefined) return own;
		count += 1;
		return { title: `Question ${count}.`, ...own };
	};
	return mapSchemas(root, (one) => ({
		...one,
		...(isObject(one.properties) && {
			properties: Object.fromEntries(Object.entries(one.properties).map(([name, own]) => [name, named(own)])),
		}),
		...(Array.isArray(one.prefixItems) && { prefixItems: one.prefixItems.map(named) }),
	}));
}
