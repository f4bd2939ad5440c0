/**
 * rendered: the form engine shows something for it · enforced: only the validator knows it · refused: the engine can
 * do neither safely, so a document may not use it.
 */
export type KeywordSupport = "rendered" | "enforced" | "refused";

const all = (support: KeywordSupport, ...keywords: string[]) => keywords.map((keyword) => [keyword, support] as const);

/** What becomes of each JSON Schema keyword in a form's schema. Others are refused as unknown. */
export const KEYWORDS: ReadonlyMap<string, KeywordSupport> = new Map([
	...all("rendered", "$ref", "$defs", "type", "title", "description", "default", "enum", "const", "format", "readOnly"),
	...all(
		"rendered",
		"properties",
		"required",
		"items",
		"prefixItems",
		"minItems",
		"maxItems",
		"minLength",
		"maxLength",
	),
	...all("rendered", "minimum", "maximum", "oneOf", "anyOf", "allOf", "if", "then", "else"),
	...all("rendered", "dependentRequired", "dependentSchemas"),
	...all("enforced", "additionalProperties", "propertyNames", "minProperties", "maxProperties", "uniqueItems"),
	...all("enforced", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "pattern", "not", "contains"),
	...all(
		"enforced",
		"minContains",
		"maxContains",
		"patternProperties",
		"unevaluatedProperties",
		"unevaluatedItems",
		"$schema",
		"$comment",
		"examples",
		"deprecated",
	),
	...all("refused", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$vocabulary"),
	...all("refused", "contentEncoding"),
	...all("refused", "contentMediaType", "contentSchema", "writeOnly", "definitions", "dependencies", "additionalItems"),
]);
