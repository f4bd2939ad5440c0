import { asArray, asObject, isObject, isStrings } from "../../json/json.ts";
import type { SchemaNode } from "../../json/schema-walk.ts";
import { FORMATS } from "../../rules/formats/formats.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inShort } from "../wording.ts";
import { checkPatterns } from "./patterns.ts";
import type { ReportAt } from "./report-at.ts";

const TYPES = ["object", "array", "string", "number", "integer", "boolean", "null"];
const NUMBERS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const COUNTS = [
	"minLength",
	"maxLength",
	"minItems",
	"maxItems",
	"minProperties",
	"maxProperties",
	"minContains",
	"maxContains",
];
const OBJECTS = ["properties", "patternProperties", "$defs", "dependentSchemas", "dependentRequired"];
const LISTS = ["enum", "oneOf", "anyOf", "allOf", "prefixItems"];
const SCHEMAS = [
	"items",
	"not",
	"if",
	"then",
	"else",
	"contains",
	"propertyNames",
	"additionalProperties",
	"unevaluatedProperties",
	"unevaluatedItems",
];

const isSchema = (value: unknown) => typeof value === "boolean" || isObject(value);

/** What the value of some keywords must be. */
type Rule = { keywords: readonly string[]; expected: DiagnosticWords; fits(value: unknown): boolean };

/** From the value's outside to its inside: each is tested, so that all that is wrong with one is said at once. */
const RULES: readonly Rule[] = [
	{
		keywords: ["type"],
		expected: worded`one of ${TYPES.join(", ")}, or a list of them`,
		fits: (value) => (Array.isArray(value) ? value : [value]).every((one) => TYPES.includes(one)),
	},
	{ keywords: NUMBERS, expected: worded`a number`, fits: (value) => typeof value === "number" },
	{ keywords: ["multipleOf"], expected: worded`more than 0`, fits: (value) => typeof value === "number" && value > 0 },
	{
		keywords: COUNTS,
		expected: worded`a whole number from 0`,
		fits: (value) => Number.isInteger(value) && Number(value) >= 0,
	},
	{ keywords: OBJECTS, expected: worded`an object`, fits: isObject },
	{ keywords: LISTS, expected: worded`a list with at least one entry`, fits: (value) => asArray(value).length > 0 },
	{ keywords: SCHEMAS, expected: worded`a schema`, fits: isSchema },
	{
		keywords: ["oneOf", "anyOf", "allOf", "prefixItems"],
		expected: worded`a list of schemas`,
		fits: (value) => asArray(value).every(isSchema),
	},
	{
		keywords: ["properties", "patternProperties", "$defs", "dependentSchemas"],
		expected: worded`an object of schemas`,
		fits: (value) => Object.values(asObject(value)).every(isSchema),
	},
	{ keywords: ["required"], expected: worded`a list of names`, fits: isStrings },
	{
		keywords: ["dependentRequired"],
		expected: worded`lists of names`,
		fits: (value) => Object.values(asObject(value)).every(isStrings),
	},
	{ keywords: ["title", "description"], expected: worded`a text`, fits: (value) => typeof value === "string" },
	{ keywords: ["uniqueItems"], expected: worded`true or false`, fits: (value) => typeof value === "boolean" },
	{
		keywords: ["format"],
		expected: worded`one of ${Object.keys(FORMATS).join(", ")}`,
		fits: (value) => typeof value === "string" && Object.hasOwn(FORMATS, value),
	},
];

/** A keyword with a value that it cannot have would make the validator fail to compile. */
export function checkSchemaValues(node: SchemaNode, report: ReportAt): void {
	const { schema, at } = node;
	checkPatterns(node, report);
	for (const { keywords, expected, fits } of RULES) {
		for (const keyword of keywords) {
			if (!(keyword in schema) || fits(schema[keyword])) continue;
			const message = worded`"${keyword}" is ${inShort(schema[keyword])}. Expected ${expected}.`;
			report([...at, keyword], "invalid-schema", message);
		}
	}
}
