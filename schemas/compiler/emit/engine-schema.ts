import { asArray, asObject, isStrings, type JsonObject } from "../../rules/json.ts";
import { mapSchemas } from "../../rules/schema-walk.ts";

/**
 * The schema of the answers as the form engine renders it: the same meaning, with dependentRequired and
 * dependentSchemas, which it does not render, said as if/then.
 */
export function engineSchema(schema: JsonObject): JsonObject {
	return mapSchemas(schema, (own) => {
		const { dependentRequired, dependentSchemas, ...rest } = own;
		const rules = [...requiredRules(asObject(dependentRequired)), ...schemaRules(asObject(dependentSchemas))];
		return rules.length === 0 ? own : { ...rest, allOf: [...asArray(rest.allOf), ...rules] };
	});
}

const whilePresent = (name: string, then: unknown): JsonObject => ({ if: { required: [name] }, then });

const requiredRules = (dependent: JsonObject) =>
	Object.entries(dependent).flatMap(([name, required]) =>
		isStrings(required) ? [whilePresent(name, { required })] : [],
	);

const schemaRules = (dependent: JsonObject) =>
	Object.entries(dependent).map(([name, schema]) => whilePresent(name, schema));
