import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens } from "../../json/pointer.ts";

/** Further keywords for the field at a pointer, with * for any row of a repeat group. */
export type MoreKeywords = { pointer: string; more: JsonObject };

type Branch = { more: JsonObject; inside: Map<string, Branch> };

const leaf = (): Branch => ({ more: {}, inside: new Map() });

/** A copy of a schema in which some fields have further keywords. Takes time by its size and their number. */
export function withKeywords(schema: JsonObject, additions: readonly MoreKeywords[]): JsonObject {
	const root = leaf();
	for (const { pointer, more } of additions) {
		let here = root;
		for (const token of pointerTokens(pointer)) {
			const next = here.inside.get(token) ?? leaf();
			here.inside.set(token, next);
			here = next;
		}
		here.more = { ...here.more, ...more };
	}
	return added(schema, root);
}

function added(schema: JsonObject, { more, inside }: Branch): JsonObject {
	const rows = inside.get("*");
	const places = asArray(schema.prefixItems);
	const named = [...inside].filter(([token]) => token !== "*" && places[Number(token)] === undefined);
	const properties = asObject(schema.properties);
	const changed = named.map(([token, branch]) => [token, added(asObject(properties[token]), branch)] as const);
	return {
		...schema,
		...more,
		...(places.length > 0 && {
			prefixItems: places.map((own, at) => {
				const branch = inside.get(String(at));
				return branch && isObject(own) ? added(own, branch) : own;
			}),
		}),
		...(rows && { items: added(asObject(schema.items), rows) }),
		...(named.length > 0 && { properties: { ...properties, ...Object.fromEntries(changed) } }),
	};
}
