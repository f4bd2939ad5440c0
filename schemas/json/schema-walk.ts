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

const isIn = (names: readonly string[], name: string) => names.includes(name);

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

/** Keywords whose schemas only validate what others ask for. */
export const VALIDATING_KEYWORDS: readonly string[] = [
	"if",
	"not",
	"contains",
	"propertyNames",
	"additionalProperties",
	"unevaluatedProperties",
	"unevaluatedItems",
	"patternProperties",
];

/**
 * Whether what a schema within a form's schema declares is visible, not only validated. A property may have the name of a
 * keyword.
 */
export const isVisible = ({ at }: SchemaNode): boolean =>
	!at.some((token, index) => VALIDATING_KEYWORDS.includes(String(token)) && !isIn(MAP, String(at[index - 1])));

/**
 * A copy of a schema in which `change` has rewritten every schema object, from the inside out; those under the keywords
 * `except` stay as they are.
 */
export function mapSchemas(
	schema: JsonObject,
	change: (schema: JsonObject) => JsonObject,
	except: readonly string[] = [],
): JsonObject {
	const own = (value: unknown): unknown => (isObject(value) ? mapSchemas(value, change, except) : value);
	const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
		if (except.includes(keyword)) return [keyword, value];
		if (isIn(ONE, keyword)) return [keyword, own(value)];
		if (isIn(LIST, keyword) && Array.isArray(value)) return [keyword, value.map(own)];
		if (isIn(MAP, keyword) && isObject(value))
			return [keyword, Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, own(entry)]))];
		return [keyword, value];
	});
	return change(Object.fromEntries(entries));
}
