import { asArray, asObject, asString, isObject, type JsonObject } from "../json/json.ts";
import { toPointer } from "../json/pointer.ts";
import { mapSchemas } from "../json/schema-walk.ts";

/** Where addresses without one of their own begin. */
const NOWHERE = "https://schema.invalid/";

/** An address in full; undefined where it is none. */
const addressOf = (text: string, base: string): string | undefined =>
	URL.canParse(text, base) ? new URL(text, base).href : undefined;

/** A definition's name, without what would part it in a pointer: a bundle has addresses for names. */
const plainName = (name: string) => name.replaceAll(/[^\w.-]+/g, "_");

const PLACES = ["$defs", "definitions"];

/** Where the definitions of a bundle stand, by their own addresses (`$id`, read against that of the whole) and old places. */
function definitionsByAddress(schema: JsonObject, base: string): ReadonlyMap<string, string> {
	const all = PLACES.flatMap((place) =>
		Object.entries(asObject(schema[place])).flatMap(([name, definition]): [string, string][] => {
			const id = asString(asObject(definition).$id);
			const address = id === undefined ? undefined : addressOf(id, base);
			const now = `#/${place}/${plainName(name)}`;
			return address === undefined
				? []
				: [
						[address, now],
						[`#${toPointer([place, name])}`, now],
					];
		}),
	);
	return new Map(all);
}

/** Definitions by plain names and without addresses of their own, against which references within them would be read. */
const plainDefinitions = (definitions: JsonObject): JsonObject =>
	Object.fromEntries(
		Object.entries(definitions).map(([name, definition]) => {
			const { $id, $schema: _, ...own } = asObject(definition);
			return $id === undefined ? [name, definition] : [plainName(name), own];
		}),
	);

/** A bundled schema whose references lead to its definitions by their places, not by addresses of their own. */
export function withLocalReferences(schema: JsonObject): JsonObject {
	const base = addressOf(asString(schema.$id) ?? "", NOWHERE) ?? NOWHERE;
	const places = definitionsByAddress(schema, base);
	if (places.size === 0) return schema;
	const local = mapSchemas(schema, (one) => {
		const reference = asString(one.$ref);
		const place = reference && (places.get(reference) ?? places.get(addressOf(reference, base) ?? ""));
		return place ? { ...one, $ref: place } : one;
	});
	const plain = PLACES.filter((place) => isObject(local[place])).map((place) => [
		place,
		plainDefinitions(asObject(local[place])),
	]);
	return { ...local, ...Object.fromEntries(plain) };
}

/** Names that a list allows, each with a value of one schema: what a form asks for are properties of those names. */
export const withNamedProperties = (schema: JsonObject): JsonObject =>
	mapSchemas(schema, (one) => {
		const { propertyNames, additionalProperties, ...own } = one;
		const names = asArray(asObject(propertyNames).enum).filter((name) => typeof name === "string");
		if (names.length === 0 || !isObject(additionalProperties)) return one;
		const named = Object.fromEntries(names.map((name) => [name, additionalProperties]));
		return { ...own, type: "object", properties: { ...named, ...asObject(own.properties) } };
	});
