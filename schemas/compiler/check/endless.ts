import { asArray, isObject, type JsonObject } from "../../json/json.ts";

/** Keywords through which a schema applies to the very same value, so that a circle through them never ends. */
const IN_PLACE = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/** The definitions that a schema applies to its own value. */
function usedInPlace(schema: unknown): string[] {
	const found: string[] = [];
	const waiting: unknown[] = [schema];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		if (!isObject(next)) continue;
		if (typeof next.$ref === "string") found.push(next.$ref.replace("#/$defs/", ""));
		for (const keyword of IN_PLACE)
			for (const one of asArray([next[keyword]].flat())) if (isObject(one)) waiting.push(one);
		if (isObject(next.dependentSchemas)) waiting.push(...Object.values(next.dependentSchemas).filter(isObject));
	}
	return [...new Set(found)];
}

/** The definitions that come back to themselves, or to one that does, without going deeper into the data. */
export function endlessDefinitions(definitions: JsonObject): Set<string> {
	const uses = new Map(Object.keys(definitions).map((name) => [name, usedInPlace(definitions[name])] as const));
	const users = new Map<string, string[]>();
	const open = new Map<string, number>();
	for (const [name, used] of uses) {
		const known = used.filter((one) => uses.has(one));
		open.set(name, known.length);
		for (const one of known) users.set(one, [...(users.get(one) ?? []), name]);
	}
	const ending = [...open].filter(([, count]) => count === 0).map(([name]) => name);
	for (let name = ending.pop(); name !== undefined; name = ending.pop()) {
		open.delete(name);
		for (const user of users.get(name) ?? []) {
			const left = (open.get(user) ?? 0) - 1;
			open.set(user, left);
			if (left === 0) ending.push(user);
		}
	}
	return new Set(open.keys());
}
