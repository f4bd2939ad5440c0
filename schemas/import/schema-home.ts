import { asArray, asObject, asString, isObject, type JsonObject } from "../json/json.ts";
import { toPointer, valueAt } from "../json/pointer.ts";

/** Where a field's schema stands. */
export type FieldHome = {
	/** The field's pointer among the values, rows as *. */
	pointer: string;
	/** The pointer into the schema of what the field itself says, and of what that refers to. */
	own: string;
	inner: string;
	/** What stands at `inner`. */
	schema: JsonObject;
};

/** Where further properties of the same value may be declared. */
const PARTS = ["oneOf", "anyOf", "allOf", "dependencies", "dependentSchemas", "then", "else"];

/** The home of a field, found by its names from the root of a schema of any draft; undefined where there is none. */
export function homeOf(root: JsonObject, way: readonly string[]): FieldHome | undefined {
	let own: string | undefined = "";
	for (const name of way) own = own === undefined ? undefined : findProperty(root, resolved(root, own), name, 0);
	if (own === undefined) return undefined;
	const inner = resolved(root, own);
	return { pointer: toPointer(way), own, inner, schema: asObject(valueAt(root, inner)) };
}

/** Where what a schema refers to stands; the schema's own pointer where it refers to nothing. */
function resolved(root: JsonObject, pointer: string): string {
	let at = pointer;
	for (let steps = 0; steps < 20; steps++) {
		const reference = asString(asObject(valueAt(root, at)).$ref);
		if (reference === undefined || !reference.startsWith("#") || !isObject(valueAt(root, reference.slice(1))))
			return at;
		at = reference.slice(1);
	}
	return at;
}

function findProperty(root: JsonObject, at: string, name: string, depth: number): string | undefined {
	const schema = asObject(valueAt(root, at));
	if (isObject(asObject(schema.properties)[name])) return `${at}/properties${toPointer([name])}`;
	const entry = entryOf(schema, name);
	if (entry !== undefined) return at + entry;
	if (depth > 6) return undefined;
	for (const part of PARTS) {
		const value = schema[part];
		const inner =
			Array.isArray(value) || part.startsWith("depend")
				? Object.keys(asObject({ ...asArray(value), ...asObject(value) }))
				: [""];
		for (const key of inner) {
			const way = key === "" ? `${at}/${part}` : `${at}/${part}${toPointer([key])}`;
			const found = isObject(valueAt(root, way)) ? findProperty(root, resolved(root, way), name, depth + 1) : undefined;
			if (found !== undefined) return found;
		}
	}
	return undefined;
}

/** The rows of a list (*), or one of its fixed places. */
function entryOf({ items, prefixItems }: JsonObject, name: string): string | undefined {
	if (name === "*" && isObject(items)) return "/items";
	const places = [items, prefixItems].findIndex((list) => Array.isArray(list) && isObject(list[Number(name)]));
	if (!/^\d+$/.test(name) || places < 0) return undefined;
	return `/${places === 0 ? "items" : "prefixItems"}/${name}`;
}
