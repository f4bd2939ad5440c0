import { FORMATS } from "../../rules/formats.ts";
import { asArray, asObject, asString, isObject, isStrings, type JsonObject } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { allSchemas, type SchemaNode } from "../../rules/schema-walk.ts";
import type { DiagnosticCode } from "../codes.ts";
import type { Report } from "../diagnostic.ts";
import { KEYWORDS, USABLE_KEYWORDS } from "../keywords.ts";
import { LIMITS } from "../limits.ts";
import { nearest } from "../meta/nearest.ts";
import { inShort } from "../wording.ts";
import { bottomlessDefinitions } from "./bottomless.ts";
import { endlessDefinitions } from "./endless.ts";
import { unfoldedSize } from "./form-size.ts";
import { patternSteps } from "./pattern-steps.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** Reports something at the way from the document's root. */
export type Say = (at: readonly (string | number)[], code: DiagnosticCode, message: string, fix?: string) => void;

/** A form's schema must be valid, bounded, made of keywords that the engine knows, and refer only to its own $defs. False where it is too large to look at, or refers to what is not there. */
export function checkFormSchema({ place, document }: SourcedForm, report: Report): boolean {
	const nodes = allSchemas(document.schema, ["schema"]);
	const say: Say = (at, code, message, fix) => report.add(place, toPointer(at), code, message, fix);
	if (nodes.length > LIMITS.schemaNodes) {
		say(
			["schema"],
			"too-large",
			`The schema has ${nodes.length} schemas in it. Expected at most ${LIMITS.schemaNodes}.`,
		);
		return false;
	}
	const unfolded = unfoldedSize(document.schema);
	if (unfolded > LIMITS.schemaNodes) {
		const message = `With its references followed, the schema has ${unfolded} schemas in it. Expected at most ${LIMITS.schemaNodes}.`;
		say(["schema"], "too-large", message);
		return false;
	}
	if (document.schema.type !== "object")
		say(
			["schema"],
			"invalid-schema",
			`The schema of the answers has the type ${JSON.stringify(document.schema.type) ?? "of anything"}. Expected "type": "object", whose properties are the questions.`,
		);
	for (const node of nodes) {
		checkKeywords(node, say);
		checkNames(node, say);
		checkTuple(node, say);
		checkSchemaValues(node, say);
	}
	checkEndless(document.schema, nodes, say);
	checkBottomless(document.schema, say);
	return nodes.map((node) => checkReference(node, document.schema, say)).every((leads) => leads);
}

/** Only keywords that the engine knows; a misspelt one would silently ask for nothing. */
export function checkKeywords({ schema, at }: SchemaNode, say: Say): void {
	for (const keyword of Object.keys(schema)) {
		const known = KEYWORDS.get(keyword);
		if (known !== undefined && known.support !== "refused") continue;
		const message = known
			? `A schema here cannot use "${keyword}". Expected it in another way: ${known.meaning}.`
			: `"${keyword}" is no keyword of JSON Schema 2020-12. Expected one that docs/documents.md lists, such as type, title or properties.`;
		say([...at, keyword], "unsupported-keyword", message, nearest(keyword, USABLE_KEYWORDS).fix);
	}
}

/** Names that every object inherits: an answer of such a name would seem to be there when it is not. And none at all. */
function checkNames({ schema, at }: SchemaNode, say: Say): void {
	for (const name of Object.keys(asObject(schema.properties))) {
		const why =
			name in Object.prototype
				? `be called "${name}": every object has that already. Expected another name`
				: 'have the empty name "": its place could not be told from what is around it. Expected a name';
		if (name === "" || name in Object.prototype)
			say([...at, "properties", name], "reserved-name", `A property cannot ${why}.`);
	}
}

/** A list has either fixed places or rows: rows after the places would never be asked for. */
function checkTuple({ schema, at }: SchemaNode, say: Say): void {
	if (schema.prefixItems === undefined || schema.items === undefined || schema.items === false) return;
	const message = `After the fixed places of "prefixItems" the form can ask for no further rows, but "items" allows them. Expected "items": false, or only one of the two.`;
	say([...at, "items"], "unsupported-keyword", message);
}

/** Whether a reference, where there is one, leads to a definition; otherwise that is reported. */
function checkReference({ schema, at }: SchemaNode, root: JsonObject, say: Say): boolean {
	if (schema.$ref === undefined) return true;
	const name = /^#\/\$defs\/([^/]+)$/.exec(asString(schema.$ref) ?? "")?.[1];
	const known = Object.keys(asObject(root.$defs));
	if (name !== undefined && known.includes(name)) return true;
	const expected = known.length > 0 ? known.map((one) => `"#/$defs/${one}"`).join(", ") : "none, as it has no $defs";
	say(
		[...at, "$ref"],
		"outside-reference",
		`$ref is ${JSON.stringify(schema.$ref)}. Expected one of the schema's own definitions: ${expected}.`,
	);
	return false;
}

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
	...["items", "not", "if", "then", "else", "contains", "propertyNames"],
	...["additionalProperties", "unevaluatedProperties", "unevaluatedItems"],
];

/** What each keyword's value must be; a node that breaks this would make the validator fail to compile. */
export function checkSchemaValues({ schema, at }: SchemaNode, say: Say): void {
	const wrong = (keyword: string, expected: string) =>
		say([...at, keyword], "invalid-schema", `"${keyword}" is ${inShort(schema[keyword])}. Expected ${expected}.`);
	const test = (keywords: readonly string[], expected: string, fits: (value: unknown) => boolean) => {
		for (const keyword of keywords) if (keyword in schema && !fits(schema[keyword])) wrong(keyword, expected);
	};
	test(["type"], `one of ${TYPES.join(", ")}, or a list of them`, (value) =>
		(Array.isArray(value) ? value : [value]).every((one) => TYPES.includes(one)),
	);
	test(NUMBERS, "a number", (value) => typeof value === "number");
	test(["multipleOf"], "more than 0", (value) => typeof value === "number" && value > 0);
	test(COUNTS, "a whole number from 0", (value) => Number.isInteger(value) && Number(value) >= 0);
	test(OBJECTS, "an object", isObject);
	test(LISTS, "a list with at least one entry", (value) => asArray(value).length > 0);
	test(SCHEMAS, "a schema", isSchema);
	test(["oneOf", "anyOf", "allOf", "prefixItems"], "a list of schemas", (value) => asArray(value).every(isSchema));
	test(["properties", "patternProperties", "$defs", "dependentSchemas"], "an object of schemas", (value) =>
		Object.values(asObject(value)).every(isSchema),
	);
	test(["required"], "a list of names", isStrings);
	test(["dependentRequired"], "lists of names", (value) => Object.values(asObject(value)).every(isStrings));
	test(["title", "description"], "a text", (value) => typeof value === "string");
	test(["uniqueItems"], "true or false", (value) => typeof value === "boolean");
	test(["pattern"], PATTERN, isPattern);
	test(["patternProperties"], `schemas, each under ${PATTERN}`, (value) =>
		Object.keys(asObject(value)).every(isPattern),
	);
	test(
		["format"],
		`one of ${Object.keys(FORMATS).join(", ")}`,
		(value) => typeof value === "string" && Object.hasOwn(FORMATS, value),
	);
}

const isSchema = (value: unknown) => typeof value === "boolean" || isObject(value);

const PATTERN =
	"a regular expression of at most 500 characters, without repetition of what repeats or branches itself, as in (a+)+ or (a|b)*";

/** Repeating what repeats or branches can take exponential time on a hostile answer; such patterns are refused. */
function isPattern(value: unknown): boolean {
	if (typeof value !== "string" || value.length > 500) return false;
	try {
		new RegExp(value, "u");
		return !patternSteps(value, 0).isNested;
	} catch {
		return false;
	}
}

function checkEndless(root: JsonObject, nodes: readonly SchemaNode[], say: Say): void {
	const endless = endlessDefinitions(asObject(root.$defs));
	for (const { schema, at } of nodes)
		if (typeof schema.$ref === "string" && endless.has(schema.$ref.replace("#/$defs/", "")))
			say(
				[...at, "$ref"],
				"invalid-schema",
				`${schema.$ref} refers to itself in place, so it would never end. Expected a way back to itself only through properties, items or prefixItems.`,
			);
}

function checkBottomless({ $defs }: JsonObject, say: Say): void {
	const definitions = asObject($defs);
	const endless = endlessDefinitions(definitions);
	for (const name of bottomlessDefinitions(definitions)) {
		if (endless.has(name)) continue;
		const message = `"#/$defs/${name}" requires itself again, so no answer to it is ever whole. Expected what leads back to it not to be required, a list without "minItems", or an alternative without it.`;
		say(["schema", "$defs", name], "contradiction", message);
	}
}
