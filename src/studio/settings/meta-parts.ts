import { satisfies } from "../../../schemas/compiler/meta/satisfies.ts";
import { BLOCK_SCHEMAS, KIND_SCHEMAS, resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { offerOf } from "../blocks/offer-of.ts";
import { settingLabel, settingTitle } from "./setting-words.ts";

/** A part of a document, and what its meta-schema says of it. */
export type MetaPart = { schema: JsonObject; value: unknown };

/** A part that is itself an object or a list. */
export type Nested = { key: string; title: string; help: string; value: unknown; schema: JsonObject };

/** A setting that could be given, and is not. */
export type Absent = { key: string; title: string; help: string; schema: JsonObject };

/** What a node of a meta-schema says of a value: its reference followed, a block by its type, a union by the branch meant. */
export function meantBy(node: JsonObject, value: unknown): JsonObject {
	const { schema, def } = resolveMeta(node);
	if (def === "block") return BLOCK_SCHEMAS.get(asString(asObject(value).type) ?? "") ?? schema;
	const branches = asArray(schema.anyOf ?? schema.oneOf).filter(isObject);
	if (branches.length === 0) return schema;
	const fits =
		branches.find((one) => satisfies(one, value)) ??
		branches.find((one) => isNamedBy(meantBy(one, undefined), value)) ??
		branches.find((one) => kindFits(meantBy(one, undefined), value));
	const own = meantBy(fits ?? branches[0] ?? {}, value);
	return { ...own, description: node.description ?? schema.description ?? own.description };
}

/** Whether a value says by a constant that it is meant to be this, such as a view by its `type`, whatever else is wrong with it. */
function isNamedBy({ properties }: JsonObject, value: unknown): boolean {
	const fixed = Object.entries(asObject(properties)).flatMap(([key, node]) => {
		const { const: named } = asObject(node);
		return named === undefined ? [] : [[key, named] as const];
	});
	return fixed.length > 0 && isObject(value) && fixed.every(([key, named]) => value[key] === named);
}

const kindFits = ({ type }: JsonObject, value: unknown): boolean =>
	type === undefined ||
	(type === "object" ? isObject(value) : type === "array" ? Array.isArray(value) : type === typeof value);

/** The schema of what stands under a key of a part. */
export function nodeAt({ schema, value }: MetaPart, key: string): JsonObject {
	if (Array.isArray(value)) return asObject(schema.items);
	const properties = asObject(schema.properties);
	return asObject(Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties);
}

/** The part that a pointer leads to, or null where nothing stands there. */
export function metaPartAt(document: JsonObject, pointer: string): MetaPart | null {
	const kind = KIND_SCHEMAS.get(asString(document.kind) ?? "") ?? {};
	let part: MetaPart = { schema: meantBy(kind, document), value: document };
	for (const token of pointerTokens(pointer)) {
		if ((!isObject(part.value) && !Array.isArray(part.value)) || !Object.hasOwn(part.value, token)) return null;
		const value: unknown = Reflect.get(part.value, token);
		part = { schema: meantBy(nodeAt(part, token), value), value };
	}
	return part;
}

const helpOf = (node: JsonObject, schema: JsonObject): string =>
	asString(node.description) ??
	// How texts are written for the compiler says nothing to whoever fills one in.
	(resolveMeta(node).def === "text" ? undefined : asString(schema.description)) ??
	"";

const isLeaf = ({ type, enum: listed, properties, items }: JsonObject): boolean => {
	const types = asArray(Array.isArray(type) ? type : [type]);
	return (
		!properties &&
		!items &&
		(listed !== undefined ||
			types.some((one) => ["string", "number", "integer", "boolean"].some((leaf) => leaf === one)))
	);
};

/** Told by the place of a document, not to be changed here. */
const FIXED = ["kind", "$schema"];

/** What a settings form asks of an object: plain settings as one flat schema for rjsf, parts within, and what could be added. */
export type PartSettings = { leaves: JsonObject; nested: readonly Nested[]; absent: readonly Absent[] };

function leafOf(node: JsonObject, schema: JsonObject, key: string, value: unknown): JsonObject {
	const { pattern, minLength, maxLength, minimum, maximum, unit, enum: listed } = schema;
	const type = Array.isArray(schema.type)
		? value === undefined || value === null
			? "string"
			: typeof value
		: schema.type;
	const described = {
		title: settingLabel(key),
		description: helpOf(node, schema),
		pattern,
		minLength,
		maxLength,
		minimum,
		maximum,
		unit,
	};
	const entries = Object.entries({ ...described, type: listed ? undefined : type, enum: listed });
	return Object.fromEntries(entries.filter(([, own]) => own !== undefined && own !== ""));
}

/** The settings of an object by its meta-schema. */
export function settingsOf(part: MetaPart): PartSettings {
	const value = asObject(part.value);
	const properties = asObject(part.schema.properties);
	const required = asArray(part.schema.required);
	const keys = [...new Set([...Object.keys(properties), ...Object.keys(value)])].filter((key) => !FIXED.includes(key));
	const leaves: Record<string, unknown> = {};
	const nested: Nested[] = [];
	const absent: Absent[] = [];
	for (const key of keys) {
		const node = nodeAt(part, key);
		const own = value[key];
		const schema = meantBy(node, own);
		// A picture within the document is chosen where it is seen, such as the logo among the looks.
		if (schema.const !== undefined || String(schema.pattern).startsWith("^data:")) continue;
		const named = { key, title: settingLabel(key), help: helpOf(node, schema), schema };
		if (isObject(own) || Array.isArray(own)) nested.push({ ...named, value: own });
		else if (isLeaf(schema)) leaves[key] = leafOf(node, schema, key, own);
		else if (own === undefined) absent.push(named);
	}
	return {
		leaves: {
			type: "object",
			properties: leaves,
			required: required.filter((key) => typeof key === "string" && key in leaves),
		},
		nested,
		absent,
	};
}

/** What a part begins with: what it must have, empty. */
export function emptyOf(node: JsonObject, depth = 0): Json {
	const schema = meantBy(node, undefined);
	const { type, const: fixed, enum: listed } = schema;
	if (typeof fixed === "string" || typeof fixed === "number" || typeof fixed === "boolean") return fixed;
	const [first] = asArray(listed);
	if (typeof first === "string") return first;
	if (type === "array" || schema.items) return [];
	if (type === "boolean") return false;
	if (type === "number" || type === "integer") return typeof schema.minimum === "number" ? schema.minimum : 0;
	if (type !== "object" && !schema.properties) return "";
	const required = depth > 6 ? [] : asArray(schema.required).filter((key) => typeof key === "string");
	return Object.fromEntries(
		required.map((key) => [key, emptyOf(asObject(asObject(schema.properties)[key]), depth + 1)]),
	);
}

/** The types of block that a list of blocks may have; none for another list. */
export const blockTypesOf = ({ items }: JsonObject): readonly string[] =>
	resolveMeta(asObject(items)).def === "block" ? [...BLOCK_SCHEMAS.keys()].sort() : [];

/** A new block of a type. */
export const emptyBlock = (type: string): Json => {
	const made = emptyOf(BLOCK_SCHEMAS.get(type) ?? {});
	return typeof made === "object" && made !== null && !Array.isArray(made) ? { ...made, type } : { type };
};

const NAMES = ["title", "label", "name", "heading", "text", "id", "code", "key", "action", "path", "do"];

/** A type of part in the reader's language: a block's as the studio offers it. */
export const typeWords = (type: string, translate: (text: string) => string): string =>
	translate(offerOf(type)?.label ?? settingTitle(type));

/** The id that a new entry is given: it says less than its place. */
const GIVEN_ID = /^entry-\d+$/;

/** What a part is called: by what names it, else by its place. */
export function nameOf(value: unknown, place: string, translate: (text: string) => string): string {
	if (!isObject(value)) return typeof value === "object" || value === undefined ? place : String(value);
	const named = NAMES.map((key) => asString(value[key]) ?? asString(asObject(value[key]).text)).find(
		(name) => name && !GIVEN_ID.test(name),
	);
	const type = asString(value.type);
	return [type && typeWords(type, translate), named].filter(Boolean).join(": ") || place;
}
