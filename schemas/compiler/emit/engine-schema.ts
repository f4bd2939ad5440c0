import { asArray, asObject, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import { recursiveReferences } from "../../json/recursive-references.ts";
import { mapSchemas, VALIDATING_KEYWORDS } from "../../json/schema-walk.ts";
import type { FormDocument } from "../../types.gen.ts";
import { withoutEmptyEntries } from "./chosen-lists.ts";

/**
 * The schema of the values as the form engine renders it: dependentRequired and dependentSchemas, which it does not
 * render, are said as if/then. What is only about values that no property names is left to the validator: rjsf would
 * make fields of them, of a part's also where another part names them.
 */
export function engineSchema(schema: JsonObject): JsonObject {
	const recursive = recursiveReferences(schema);
	const asRendered = (own: JsonObject) => withoutUnnamed(withRules(own));
	const rendered = mapSchemas(schema, asRendered, VALIDATING_KEYWORDS);
	if (recursive.size === 0) return rendered;
	const definitions = Object.entries(asObject(rendered.$defs)).map(([name, own]) => [
		name,
		isObject(own) && recursive.has(`#/$defs/${name}`) ? withLateReferences(own, recursive) : own,
	]);
	return { ...rendered, $defs: Object.fromEntries(definitions) };
}

/** What a form is rendered from. */
export const renderedFrom = (form: FormDocument): JsonObject => engineSchema(withoutEmptyEntries(form));

/**
 * A definition that contains itself, with the properties that do so said as `allOf`: rjsf follows a property's own
 * $ref for ever where it looks for the alternative that values are in.
 */
function withLateReferences(definition: JsonObject, recursive: ReadonlySet<string>): JsonObject {
	const late = (own: unknown): unknown => {
		if (!isObject(own) || typeof own.$ref !== "string" || !recursive.has(own.$ref)) return own;
		const { $ref, ...rest } = own;
		return { ...rest, allOf: [...asArray(rest.allOf), { $ref }] };
	};
	return mapSchemas(definition, (own) => {
		if (!isObject(own.properties)) return own;
		const properties = Object.entries(own.properties).map(([name, value]) => [name, late(value)]);
		return { ...own, properties: Object.fromEntries(properties) };
	});
}

function withRules(own: JsonObject): JsonObject {
	const { dependentRequired, dependentSchemas, ...rest } = own;
	const rules = [...requiredRules(asObject(dependentRequired)), ...schemaRules(asObject(dependentSchemas))];
	return rules.length === 0 ? own : { ...rest, allOf: [...asArray(rest.allOf), ...rules] };
}

function withoutUnnamed(own: JsonObject): JsonObject {
	const { patternProperties, additionalProperties, ...rest } = own;
	// Without the patterns it would also forbid what they allow and another part asks.
	const isGiven = patternProperties === undefined && typeof additionalProperties === "boolean";
	return isGiven ? { ...rest, additionalProperties } : rest;
}

const whilePresent = (name: string, then: unknown): JsonObject => ({ if: { required: [name] }, then });

const requiredRules = (dependent: JsonObject) =>
	Object.entries(dependent).flatMap(([name, required]) =>
		isStrings(required) ? [whilePresent(name, { required })] : [],
	);

const schemaRules = (dependent: JsonObject) =>
	Object.entries(dependent).map(([name, schema]) => whilePresent(name, schema));
