import { BLOCKS, META, STAFF_BLOCKS } from "../../catalogue.gen.ts";
import { asObject, asString, isObject, type JsonObject } from "../../json/json.ts";

const DEFS = asObject(asObject(META.defs).$defs);

/** The document kinds, each with its meta-schema. */
export const KIND_SCHEMAS: ReadonlyMap<string, JsonObject> = new Map(
	Object.entries(META).flatMap(([name, schema]) => {
		if (name === "defs" || name === "block" || !isObject(schema)) return [];
		return [[name, schema]];
	}),
);

const byType = (schemas: Readonly<Record<string, object>>): [string, JsonObject][] =>
	Object.values(schemas).flatMap((schema) => {
		const type = asObject(asObject(asObject(schema).properties).type).const;
		return typeof type === "string" && isObject(schema) ? [[type, schema]] : [];
	});

/** The block types, each with its meta-schema. */
export const BLOCK_SCHEMAS: ReadonlyMap<string, JsonObject> = new Map([...byType(BLOCKS), ...byType(STAFF_BLOCKS)]);

const STAFF_TYPES: ReadonlySet<string> = new Set(byType(STAFF_BLOCKS).map(([type]) => type));

/** Whether a block type is for staff alone: citizens' pages have no code for it. */
export const isStaffBlock = (type: string): boolean => STAFF_TYPES.has(type);

/** A meta-schema node with its reference followed. `def` is the name of the shared definition that it came from. */
export type MetaNode = { schema: JsonObject; def?: string };

const REFERENCE = /#\/\$defs\/(\w+)$/;

const nodes = new WeakMap<JsonObject, MetaNode>();

/** What a node of a meta-schema stands for: a shared definition, or "block", whose type says its schema. */
export function resolveMeta(schema: JsonObject): MetaNode {
	const known = nodes.get(schema) ?? resolved(schema);
	nodes.set(schema, known);
	return known;
}

function resolved(schema: JsonObject): MetaNode {
	const reference = asString(schema.$ref);
	if (reference === undefined) return { schema };
	const def = REFERENCE.exec(reference)?.[1];
	if (def === undefined) return { schema: {}, def: "block" };
	return { schema: asObject(DEFS[def]), def };
}

const matchers = new Map<string, RegExp>();

/** The pattern of a meta-schema, made once. */
export function matcherOf(pattern: string): RegExp {
	const known = matchers.get(pattern) ?? new RegExp(pattern, "u");
	matchers.set(pattern, known);
	return known;
}

/** The definitions that the document kinds share, by name. */
export const sharedDefinitions = (): [string, JsonObject][] =>
	Object.entries(DEFS).flatMap(([name, schema]) => (isObject(schema) ? [[name, schema]] : []));
