import { isObject, type JsonObject } from "./json.ts";

type Token = string | number;

/** Keywords whose value is one schema. */
const ONE = [
	"items",
	"additionalProperties",
	"unevaluatedProperties",
	"unevaluatedItems",
	"propertyNames",
	"contains",
	"not",
	"if",
	"then",
	"else",
] as const;
/** Keywords whose value is a list of schemas. */
const LIST = ["allOf", "anyOf", "oneOf", "prefixItems"] as const;
/** Keywords whose value is schemas by name. */
const MAP = ["properties", "$defs", "dependentSchemas", "patternProperties"] as const;

/** A JSON Schema object inside another, and the way to it. */
export type SchemaNode = { schema: JsonObject; at: readonly Token[] };

/** The schemas that stand directly inside a schema. */
export function schemasInside({ schema, at }: SchemaNode): SchemaNode[] {
	const own = (value: unknown, ...way: Token[]): SchemaNode[] =>
		isObject(value) ? [{ schema: value, at: [...at, ...way] }] : [];
	const one = ONE.flatMap((keyword) => own(schema[keyword], keyword));
	const list = LIST.flatMap((keyword) => {
		const entries = schema[keyword];
		return Array.isArray(entries) ? entries.flatMap((entry, index) => own(entry, keyword, index)) : [];
	});
	const map = MAP.flatMap((keyword) => {
		const entries = schema[keyword];
		return isObject(entries) ? Object.entries(entries).flatMap(([name, entry]) => own(entry, keyword, name)) : [];
	});
	return [...one, ...list, ...map];
}

/** A schema and all schemas within it, from the outside in. */
export function allSchemas(root: JsonObject, at: readonly Token[] = []): SchemaNode[] {
	const found: SchemaNode[] = [];
	const waiting: SchemaNode[] = [{ schema: root, at }];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		found.push(node);
		waiting.push(...schemasInside(node).reverse());
	}
	return found;
}

/** A copy of a schema in which `change` has rewritten every schema object, from the inside out. */
export function mapSchemas(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
	const own = (value: unknown): unknown => (isObject(value) ? mapSchemas(value, change) : value);
	const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
		if (isIn(ONE, keyword)) return [keyword, own(value)];
		if (isIn(LIST, keyword) && Array.isArray(value)) return [keyword, value.map(own)];
		if (isIn(MAP, keyword) && isObject(value))
			return [keyword, Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, own(entry)]))];
		return [keyword, value];
	});
	return change(Object.fromEntries(entries));
}

const isIn = (names: readonly string[], name: string) => names.includes(name);
