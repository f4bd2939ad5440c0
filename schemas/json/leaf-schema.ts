import { isObject } from "./json.ts";

/** The keywords of one value's schema that its input makes use of. */
export type LeafSchema = {
	type: string | undefined;
	title: string | undefined;
	description: string | undefined;
	format: string | undefined;
	enum: readonly unknown[] | undefined;
	maxLength: number | undefined;
	minimum: number | undefined;
	maximum: number | undefined;
	maxItems: number | undefined;
	minItems: number | undefined;
	oneOf: readonly Record<string, unknown>[] | undefined;
	items: LeafSchema | undefined;
	/** Whether the list has fixed places, each with its own schema. */
	isTuple: boolean;
	readOnly: boolean;
	default: unknown;
	const: unknown;
};

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const number = (value: unknown) => (typeof value === "number" ? value : undefined);
const list = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

function typeOf(schema: Record<string, unknown>): string | undefined {
	const types = list(schema.type);
	return text(schema.type) ?? text(types?.find((type) => type !== "null"));
}

const known = new WeakMap<object, LeafSchema>();

function read(schema: Record<string, unknown>): LeafSchema {
	return {
		type: typeOf(schema),
		title: text(schema.title),
		description: text(schema.description),
		format: text(schema.format),
		enum: list(schema.enum),
		maxLength: number(schema.maxLength),
		minimum: number(schema.minimum),
		maximum: number(schema.maximum),
		maxItems: number(schema.maxItems),
		minItems: number(schema.minItems),
		oneOf: (list(schema.oneOf) ?? list(schema.anyOf))?.filter(isObject),
		items: isObject(schema.items) ? leafSchema(schema.items) : undefined,
		isTuple: list(schema.prefixItems) !== undefined,
		readOnly: schema.readOnly === true,
		default: schema.default,
		const: schema.const,
	};
}

/** Reads the keywords of a schema once; what is not of the right type counts as absent. */
export function leafSchema(schema: Record<string, unknown>): LeafSchema {
	let leaf = known.get(schema);
	if (!leaf) {
		leaf = read(schema);
		known.set(schema, leaf);
	}
	return leaf;
}

/** Whether every branch is one value: titled choices, not alternatives of structure. */
export const isChoice = (schema: LeafSchema) =>
	schema.enum !== undefined ||
	(schema.oneOf !== undefined &&
		schema.oneOf.length > 0 &&
		schema.oneOf.every((branch) => Object.hasOwn(branch, "const")));
