import { asArray, asObject, isObject, type JsonObject } from "./json.ts";
import { pointerTokens } from "./pointer.ts";

/** Follows a `$ref` to the schema it names; undefined where it names none. */
export type Resolve = (reference: string, from: JsonObject) => JsonObject | undefined;

/** Follows references within one schema: "#" and "#/$defs/name". */
export function within(root: JsonObject): Resolve {
	return (reference) => {
		if (!reference.startsWith("#")) return undefined;
		const found = pointerTokens(reference.slice(1)).reduce<unknown>((at, token) => asObject(at)[token], root);
		return isObject(found) ? found : undefined;
	};
}

/** How many schemas of one place are looked at. */
const MAX_SCHEMAS = 200;

/** A schema, what it refers to and combines, and of each of these the further parts that `more` names. */
export function gathered(
	schema: JsonObject,
	resolve: Resolve,
	more: (one: JsonObject) => unknown[],
	max = Number.POSITIVE_INFINITY,
): JsonObject[] {
	const found = new Set<JsonObject>();
	const waiting: unknown[] = [schema];
	while (waiting.length > 0 && found.size < max) {
		const next = waiting.shift();
		if (!isObject(next) || found.has(next)) continue;
		found.add(next);
		if (typeof next.$ref === "string") waiting.push(resolve(next.$ref, next));
		waiting.push(...asArray(next.allOf), ...more(next));
	}
	return [...found];
}

/** A schema and all others that say something of the same place: by reference, combination, branch or condition. */
export const alternatives = (schema: JsonObject, resolve: Resolve): JsonObject[] =>
	gathered(
		schema,
		resolve,
		(one) => [
			...[...asArray(one.anyOf), ...asArray(one.oneOf)],
			...[one.then, one.else, ...Object.values(asObject(one.dependentSchemas))],
		],
		MAX_SCHEMAS,
	);

/** What one schema declares of a property by its name; undefined where it does not name it. */
export const propertyOf = ({ properties }: JsonObject, name: string): unknown =>
	Object.hasOwn(asObject(properties), name) ? asObject(properties)[name] : undefined;

/** What one schema, apart from all others, says of what stands under a token. */
export function schemasNamed(schema: JsonObject, token: string): JsonObject[] {
	const own = propertyOf(schema, token);
	const isEntry = token === "*" || /^\d+$/.test(token);
	const place = isEntry ? (asArray(schema.prefixItems)[Number(token)] ?? schema.items) : undefined;
	const found = own ?? place ?? schema.additionalProperties;
	return found === true ? [{}] : isObject(found) ? [found] : [];
}

/** The schemas of what stands under a token: a property's name, an index, or * for any entry of an array. */
export const schemasUnder = (schema: JsonObject, token: string, resolve: Resolve): JsonObject[] =>
	alternatives(schema, resolve).flatMap((one) => schemasNamed(one, token));

/** The schemas of what stands at a pointer; empty where nothing can stand. */
export function schemasAt(root: JsonObject, pointer: string, resolve: Resolve = within(root)): JsonObject[] {
	return pointerTokens(pointer).reduce<JsonObject[]>(
		(schemas, token) => unique(schemas.flatMap((schema) => schemasUnder(schema, token, resolve))),
		[root],
	);
}

/** All that a schema declares of the value at a pointer, in whatever part of it. */
export const schemasSetAt = (root: JsonObject, pointer: string, resolve: Resolve = within(root)): JsonObject[] =>
	schemasAt(root, pointer, resolve).flatMap((one) => alternatives(one, resolve));

const unique = (schemas: JsonObject[]) => [...new Set(schemas)].slice(0, MAX_SCHEMAS);
