import { createSchemaUtils, RJSF_REF_KEY, type SchemaUtilsType, type ValidatorType } from "@rjsf/utils";
import { ANY_TEXT, typeByItself } from "../../field-types/choose-type.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { leafSchema } from "../../json/leaf-schema.ts";
import { mergeAllOf } from "../../json/merge-all-of.ts";
import { toPointer } from "../../json/pointer.ts";
import { recursiveReferences } from "../../json/recursive-references.ts";
import type { FieldNode } from "../../release.ts";
import { fieldOptions } from "../../rules/questions/field-options.ts";
import { isMark, isResolved, singleWidget, widgetOf } from "../../rules/questions/single-widget.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";

/** Thrown where a part of a form cannot be resolved without its answers. */
class NotStatic extends Error {}

const refuse = (): never => {
	throw new NotStatic("what this part of the form asks hangs on its answers");
};

/** rjsf asks a validator which branch applies; what it resolves without one, it resolves alike for all answers. */
const REFUSING: ValidatorType = { isValid: refuse, validateFormData: refuse, rawValidation: refuse };

/** Keywords of a group that leave each of its properties to itself. */
const OF_GROUPS = [
	"$schema",
	"$id",
	"$comment",
	"$defs",
	"type",
	"title",
	"description",
	"properties",
	"required",
	"additionalProperties",
	"unevaluatedProperties",
	"minProperties",
	"maxProperties",
	"readOnly",
];

/** Keywords of a list that leave its rows to themselves. */
const OF_LISTS = ["$comment", "type", "title", "description", "items", "minItems", "maxItems", "uniqueItems"];

/** Whether what a value starts with can be read off its own schema: no default stands deeper, and no rule brings any. */
const isSimple = ({ default: _, ...schema }: JsonObject) =>
	!/"(default|if|dependentSchemas)":/.test(JSON.stringify(schema));

/** Whether merging the parts of an `allOf` brings a default: rjsf takes none from the parts, but would from the whole. */
const hasLostDefaults = (given: JsonObject, own: JsonObject) =>
	given.allOf !== undefined && /"default":/.test(JSON.stringify(own));

const hasOnly = (schema: JsonObject, keywords: readonly string[]) =>
	Object.keys(schema).every((keyword) => keywords.includes(keyword));

/** A part of the form: where it stands, and whether its group is there whatever is answered. */
type Place = { name: string; path: readonly string[]; required: boolean; stays: boolean };

type Tools = { utils: SchemaUtilsType; recursive: ReadonlySet<string>; optionsAt(pointer: string): FieldOptions };

const resolved = (schema: JsonObject, { utils }: Tools): JsonObject => utils.retrieveSchema(schema);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What every node says of itself; the schema only where it was resolved into another. */
const partOf = ({ name, required }: Place, given: JsonObject, own: JsonObject) => ({
	name,
	...(!same(given, own) && { schema: own }),
	...(required && { required }),
});

const startOf = ({ default: start }: JsonObject) => (start === undefined ? {} : { start });

function containsItself(schema: JsonObject, { recursive }: Tools): boolean {
	const parts = asArray(schema.allOf).map((part) => asObject(part).$ref);
	return [schema.$ref, Reflect.get(schema, RJSF_REF_KEY), ...parts].some(
		(one) => typeof one === "string" && recursive.has(one),
	);
}

function leaf(place: Place, given: JsonObject, own: JsonObject, options: FieldOptions): FieldNode {
	const part = partOf(place, given, own);
	if (!isSimple(own)) return { kind: "rjsf", name: place.name };
	const widget = widgetOf(leafSchema(own), options) ?? typeByItself(ANY_TEXT);
	return { kind: "leaf", ...part, widget, ...startOf(own) };
}

function group(place: Place, given: JsonObject, own: JsonObject, tools: Tools): FieldNode | undefined {
	const mayHaveMore = place.path.length > 0 ? own.additionalProperties !== false : isObject(own.additionalProperties);
	const isOpen = "additionalProperties" in own && mayHaveMore;
	if (!hasOnly(own, OF_GROUPS) || isOpen || isObject(own.unevaluatedProperties)) return undefined;
	const fields = Object.entries(asObject(own.properties)).flatMap(([name, property]) => {
		if (!isObject(property)) return [];
		const required = asArray(own.required).includes(name);
		const stays = place.stays && (place.required || place.path.length === 0 || place.path.at(-1) === "*");
		return [nodeOf({ name, path: [...place.path, name], required, stays }, property, tools)];
	});
	return { kind: "object", ...partOf(place, given, own), fields };
}

function list(place: Place, given: JsonObject, own: JsonObject, tools: Tools): FieldNode | undefined {
	if (!hasOnly(own, OF_LISTS) || !isObject(own.items)) return undefined;
	const path = [...place.path, "*"];
	const item = nodeOf({ name: place.name, path, required: false, stays: true }, own.items, tools);
	return item.kind === "rjsf" ? undefined : { kind: "array", ...partOf(place, given, own), item };
}

function withParts(place: Place, given: JsonObject, options: FieldOptions, tools: Tools): FieldNode | undefined {
	if (containsItself(given, tools)) return undefined;
	const own = resolved(given, tools);
	if (hasLostDefaults(given, own)) return undefined;
	if (singleWidget(own, options) !== undefined) return leaf(place, given, own, options);
	if ("oneOf" in own || "anyOf" in own || !isResolved(own)) return undefined;
	if (own.type === "array") return list(place, given, own, tools);
	return own.type === "object" || isObject(own.properties) ? group(place, given, own, tools) : undefined;
}

function resolvedNode(place: Place, given: JsonObject, tools: Tools): FieldNode | undefined {
	const options = tools.optionsAt(toPointer(place.path));
	if (isMark(given, options)) {
		if (!isSimple(given)) return undefined;
		return { kind: "constant", ...partOf(place, given, given), ...(place.stays && { stays: true }), ...startOf(given) };
	}
	if (singleWidget(given, options) === undefined) return withParts(place, given, options, tools);
	return leaf(place, given, isResolved(given) ? given : resolved(given, tools), options);
}

function nodeOf(place: Place, given: JsonObject, tools: Tools): FieldNode {
	const unresolved: FieldNode = { kind: "rjsf", name: place.name, ...(place.required && { required: true }) };
	try {
		return resolvedNode(place, given, tools) ?? unresolved;
	} catch (error) {
		if (error instanceof NotStatic) return unresolved;
		throw error;
	}
}

/**
 * The fields of a form as rjsf would make them of its schema, resolved once for all. Undefined where rjsf must do so itself,
 * because what the form asks hangs on its answers as a whole.
 */
export function fieldTree(form: FormDocument, schema: JsonObject): FieldNode | undefined {
	const tools: Tools = {
		utils: createSchemaUtils(REFUSING, schema, undefined, mergeAllOf),
		recursive: recursiveReferences(schema),
		optionsAt: fieldOptions(form),
	};
	const root = { name: "", path: [], required: false, stays: true };
	try {
		const own = isResolved(schema) ? schema : resolved(schema, tools);
		return isResolved(own) && !hasLostDefaults(schema, own) ? group(root, schema, own, tools) : undefined;
	} catch (error) {
		if (error instanceof NotStatic) return undefined;
		throw error;
	}
}
