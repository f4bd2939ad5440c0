import { asArray, asObject, isObject, isStrings, type JsonObject } from "../../rules/json.ts";
import { JUDGING, mapSchemas } from "../../rules/schema-walk.ts";

/**
 * The schema of the answers as the form engine renders it: dependentRequired and dependentSchemas, which it does not
 * render, are said as if/then. What is only about answers that no property names is left to the validator: rjsf would
 * make fields of them, of a part's also where another part names them.
 */
export function engineSchema(schema: JsonObject): JsonObject {
	const asRendered = (own: JsonObject) => withoutUnnamed(withRules(own));
	return mapSchemas(schema, asRendered, JUDGING);
}

function withRules(own: JsonObject): JsonObject {
	const { dependentRequired, dependentSchemas, ...rest } = own;
	const rules = [...requiredRules(asObject(dependentRequired)), ...schemaRules(asObject(dependentSchemas))];
	return rules.length === 0 ? own : { ...rest, allOf: [...asArray(rest.allOf), ...rules] };
}

function withoutUnnamed(own: JsonObject): JsonObject {
	const { patternProperties: _judged, additionalProperties, ...rest } = own;
	return additionalProperties === undefined || isObject(additionalProperties)
		? rest
		: { ...rest, additionalProperties };
}

const whilePresent = (name: string, then: unknown): JsonObject => ({ if: { required: [name] }, then });

const requiredRules = (dependent: JsonObject) =>
	Object.entries(dependent).flatMap(([name, required]) =>
		isStrings(required) ? [whilePresent(name, { required })] : [],
	);

const schemaRules = (dependent: JsonObject) =>
	Object.entries(dependent).map(([name, schema]) => whilePresent(name, schema));
