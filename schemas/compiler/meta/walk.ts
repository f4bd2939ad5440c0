import { asArray, asObject, asString, isObject, type JsonObject } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { satisfies } from "./check-meta.ts";
import { BLOCK_SCHEMAS, KIND_SCHEMAS, resolveMeta } from "./schemas.ts";

type Token = string | number;

/** A part of a document: `def` is the shared definition that describes it (`text`, `pointer`…), "block", or a title (`FormSubmit`…). */
export type Part<Context> = { def: string; value: unknown; pointer: string; context: Context };

/** Sees the parts of a document from the outside in. */
export type Walker<Context> = {
	part(part: Part<Context>): void;
	/**
	 * The context of what stands under `key` of an object that is described by the schema titled `title`
	 * (`ForEachBlock`, `FieldOptions`…).
	 */
	inside?(inside: { title: string; key: string; value: JsonObject; pointer: string }, context: Context): Context;
};

/** Walks a document that satisfies the meta-schema of its kind. */
export function walkDocument<C>(kind: string, document: unknown, context: C, walker: Walker<C>): void {
	walk(KIND_SCHEMAS.get(kind) ?? {}, document, [], context, walker);
}

function walk<C>(node: JsonObject, value: unknown, at: Token[], context: C, walker: Walker<C>): void {
	const { schema, def } = resolveMeta(node);
	const name = def ?? asString(schema.title);
	if (name !== undefined) walker.part({ def: name, value, pointer: toPointer(at), context });
	if (def === "block") {
		const block = BLOCK_SCHEMAS.get(asString(asObject(value).type) ?? "");
		if (block) walk(block, value, at, context, walker);
		return;
	}
	const branch = asArray(schema.anyOf ?? schema.oneOf)
		.filter(isObject)
		.find((one) => satisfies(one, value));
	if (branch) walk(branch, value, at, context, walker);
	const { items } = schema;
	if (Array.isArray(value) && isObject(items))
		for (const [index, entry] of value.entries()) walk(items, entry, [...at, index], context, walker);
	if (isObject(value)) walkObject(schema, value, at, context, walker);
}

function walkObject<C>(schema: JsonObject, value: JsonObject, at: Token[], context: C, walker: Walker<C>): void {
	const properties = asObject(schema.properties);
	const title = asString(schema.title) ?? "";
	for (const [key, entry] of Object.entries(value)) {
		const own = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
		if (!isObject(own)) continue;
		const within = walker.inside?.({ title, key, value, pointer: toPointer(at) }, context) ?? context;
		walk(own, entry, [...at, key], within, walker);
	}
}
