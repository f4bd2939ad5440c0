import { KEYWORDS } from "../../../schemas/compiler/keywords.ts";
import { satisfies } from "../../../schemas/compiler/meta/satisfies.ts";
import { BLOCK_SCHEMAS, KIND_SCHEMAS, resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import { asArray, asObject, asString, isObject, isStrings, type JsonObject } from "../../../schemas/json/json.ts";
import type { Path } from "../../../schemas/json/pointer.ts";

/** What may stand at a place of a document: nodes of the meta-schemas, and the shared definition that each came from. */
export type MetaPlace = { schema: JsonObject; def: string | undefined };

/** The nodes that a value may be of: a union's branches, of which those that fit what is there come alone. */
function placesOf(node: JsonObject, value: unknown, def?: string): MetaPlace[] {
	const resolved = resolveMeta(node);
	const name = resolved.def ?? def;
	if (resolved.def === "block") {
		const block = BLOCK_SCHEMAS.get(asString(asObject(value).type) ?? "");
		const all = block ? [block] : [...BLOCK_SCHEMAS.values()];
		return all.map((schema) => ({ schema, def: "block" }));
	}
	const { schema } = resolved;
	const branches = asArray(schema.anyOf ?? schema.oneOf).filter(isObject);
	if (branches.length === 0) return [{ schema, def: name }];
	const fitting = branches.filter((branch) => satisfies(branch, value) || isMeant(resolveMeta(branch).schema, value));
	return (fitting.length > 0 ? fitting : branches).flatMap((branch) => placesOf(branch, value, name));
}

/** Whether the constants of a branch ("do", "type") are those of the value. */
function isMeant({ properties }: JsonObject, value: unknown): boolean {
	if (!isObject(value)) return false;
	const constants = Object.entries(asObject(properties)).filter(([, own]) => "const" in asObject(own));
	return constants.length > 0 && constants.every(([name, own]) => asObject(own).const === value[name]);
}

function below({ schema }: MetaPlace, key: string | number, value: unknown): MetaPlace[] {
	const properties = asObject(schema.properties);
	const own =
		typeof key === "number"
			? schema.items
			: Object.hasOwn(properties, key)
				? properties[key]
				: schema.additionalProperties;
	return isObject(own) ? placesOf(own, value) : [];
}

/** What may stand where keys lead to in a document, as far as it is written. */
function metaPlacesAt(document: unknown, keys: Path): MetaPlace[] {
	const kind = KIND_SCHEMAS.get(asString(asObject(document).kind) ?? "");
	if (!kind) return [];
	let value = document;
	let places = placesOf(kind, value);
	for (const key of keys) {
		const next: unknown = value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined;
		places = places.flatMap((place) => below(place, key, next));
		value = next;
	}
	return places;
}

/** Whether keys lead to a schema within a form's schema, where JSON Schema's keywords stand. */
function isSchemaPlace(document: unknown, keys: Path): boolean {
	if (asObject(document).kind !== "form" || keys[0] !== "schema") return false;
	const names = keys.slice(1);
	let isNames = false;
	for (const key of names) isNames = !isNames && (key === "properties" || key === "$defs");
	return !isNames;
}

/** A name or value that may be written, and what it means. */
export type SourceOffer = { text: string; detail: string; isNeeded?: boolean };

/** What a place or keyword means, in English; "" where nothing is said. */
export function meaningAt(document: unknown, keys: Path): string {
	const last = keys.at(-1);
	if (typeof last === "string" && isSchemaPlace(document, keys.slice(0, -1)) && keys.length > 1)
		return KEYWORDS.get(last)?.meaning ?? "";
	const found = metaPlacesAt(document, keys).map(({ schema }) => asString(schema.description) ?? "");
	return [...new Set(found)].filter((text) => text !== "").join(" ");
}

/** The names that an object may have besides those it has. */
export function namesOffered(document: unknown, keys: Path, present: readonly string[]): SourceOffer[] {
	const offers = new Map<string, SourceOffer>();
	if (isSchemaPlace(document, keys))
		for (const [name, { support, meaning }] of KEYWORDS)
			if (support !== "refused") offers.set(name, { text: name, detail: meaning });
	for (const { schema } of metaPlacesAt(document, keys))
		for (const [name, own] of Object.entries(asObject(schema.properties))) {
			const description =
				asString(asObject(own).description) ?? asString(resolveMeta(asObject(own)).schema.description);
			const isNeeded = isStrings(schema.required) && schema.required.includes(name);
			offers.set(name, { text: name, detail: description ?? "", isNeeded });
		}
	return [...offers.values()].filter(({ text }) => !present.includes(text));
}

const SCHEMA_TYPES = ["string", "number", "integer", "boolean", "array", "object"];

/** The values that may stand at a place, as JSON; `named` gives those that the portal's other documents have. */
export function valuesOffered(
	document: unknown,
	keys: Path,
	named: (what: string) => readonly string[],
): SourceOffer[] {
	const last = String(keys.at(-1) ?? "");
	if (last === "type" && isSchemaPlace(document, keys.slice(0, -1)))
		return SCHEMA_TYPES.map((type) => ({ text: JSON.stringify(type), detail: "" }));
	const texts = new Map<string, SourceOffer>();
	for (const { schema, def } of metaPlacesAt(document, keys)) {
		const listed = "const" in schema ? [schema.const] : asArray(schema.enum);
		const values = schema.type === "boolean" ? [true, false] : listed;
		const others =
			schema.type === "string" && listed.length === 0 ? named(def === "path" || def === "icon" ? def : last) : [];
		for (const value of [...values, ...others]) {
			const text = JSON.stringify(value);
			texts.set(text, { text, detail: asString(schema.description) ?? "" });
		}
	}
	return [...texts.values()];
}
