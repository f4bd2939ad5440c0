import { asObject, isObject, type JsonObject } from "./json.ts";
import { allSchemas } from "./schema-walk.ts";

/** The definitions that each of a schema's definitions names, anywhere in it. */
function namedBy(definitions: JsonObject): Map<string, string[]> {
	const referencesIn = (own: JsonObject) =>
		allSchemas(own).flatMap(({ schema }) => (typeof schema.$ref === "string" ? [schema.$ref] : []));
	return new Map(
		Object.entries(definitions).flatMap(([name, own]) =>
			isObject(own) ? [[`#/$defs/${name}`, referencesIn(own)] as const] : [],
		),
	);
}

/** The references to definitions that contain themselves, directly or through others. */
export function recursiveReferences(root: JsonObject): ReadonlySet<string> {
	const named = namedBy(asObject(root.$defs));
	const comesBack = (start: string) => {
		const seen = new Set<string>();
		const waiting = [...(named.get(start) ?? [])];
		for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
			if (next === start) return true;
			if (seen.has(next)) continue;
			seen.add(next);
			waiting.push(...(named.get(next) ?? []));
		}
		return false;
	};
	return new Set([...named.keys()].filter(comesBack));
}
