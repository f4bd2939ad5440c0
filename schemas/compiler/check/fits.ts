import { Validator } from "@cfworker/json-schema";
import type { JsonObject } from "../../rules/json.ts";
import { mapSchemas } from "../../rules/schema-walk.ts";

const withoutPattern = (schema: JsonObject): JsonObject => {
	const { pattern: _unrun, patternProperties: _unread, ...rest } = schema;
	return rest;
};

/**
 * Whether a value satisfies a schema; a schema that cannot be judged is taken to allow it. Patterns are not run:
 * a hostile one could take for ever.
 */
export function fits(schema: JsonObject, value: unknown): boolean {
	try {
		return new Validator(mapSchemas(schema, withoutPattern), "2020-12").validate(value).valid;
	} catch {
		return true;
	}
}
