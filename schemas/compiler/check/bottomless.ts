import { asArray, asObject, isObject, isStrings, type JsonObject } from "../../json/json.ts";

type Ends = (reference: string) => boolean;

const parts = (schema: JsonObject, keyword: string): unknown[] => [...asArray(schema[keyword])];

/** Whether some finite value satisfies a schema, given which definitions have one. */
function hasEnd(schema: unknown, ends: Ends): boolean {
	if (!isObject(schema)) return true;
	const inside = (one: unknown) => hasEnd(one, ends);
	if (typeof schema.$ref === "string" && !ends(schema.$ref)) return false;
	if (!parts(schema, "allOf").every(inside)) return false;
	for (const keyword of ["oneOf", "anyOf"])
		if (parts(schema, keyword).length > 0 && !parts(schema, keyword).some(inside)) return false;
	const types = asArray([schema.type].flat()).filter((type) => type !== undefined);
	const only = (type: string) => types.every((one) => one === type);
	return (!only("object") || requiredOf(schema).every(inside)) && (!only("array") || minEntries(schema).every(inside));
}

/** The schemas of the properties that an object must have. */
function requiredOf({ required, properties }: JsonObject): unknown[] {
	return (isStrings(required) ? required : []).map((name) => asObject(properties)[name]);
}

/** The schemas of the entries that a list must have. */
function minEntries({ minItems, prefixItems, items }: JsonObject): unknown[] {
	const min = typeof minItems === "number" ? minItems : 0;
	const places = asArray(prefixItems);
	return [...places.slice(0, min), ...(min > places.length ? [items] : [])];
}

/** The definitions that require themselves again, directly or through others, so that no value is ever whole. */
export function bottomlessDefinitions(definitions: JsonObject): string[] {
	const ending = new Set<string>();
	const all = Object.keys(definitions);
	const ends: Ends = (reference) => {
		const name = reference.replace("#/$defs/", "");
		return ending.has(name) || !Object.hasOwn(definitions, name);
	};
	for (let before = -1; before < ending.size; ) {
		before = ending.size;
		for (const name of all) if (hasEnd(definitions[name], ends)) ending.add(name);
	}
	return all.filter((name) => !ending.has(name));
}
