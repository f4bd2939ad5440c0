import { format, Validator } from "@cfworker/json-schema";
import { asArray, type JsonObject } from "../../json/json.ts";
import { allSchemas, mapSchemas } from "../../json/schema-walk.ts";
import { MAX_NAME_LENGTH, patternOf } from "../patterns/patterns.ts";

/**
 * The interpreter runs a pattern by RegExp and cannot be given another engine, but formats can be given to it: so a pattern
 * is a format to it, whose name says it all.
 */
function withOwnPattern(schema: JsonObject): JsonObject {
	const { pattern, ...rest } = schema;
	if (typeof pattern !== "string") return schema;
	const name = `pattern ${String(rest.maxLength)} ${pattern}`;
	const { test } = patternOf({ ...rest, pattern });
	if (!Object.hasOwn(format, name)) Object.assign(format, { [name]: test });
	return { ...rest, allOf: [...asArray(rest.allOf), { format: name }] };
}

function hasLongName(data: unknown): boolean {
	const waiting = [data];
	while (waiting.length > 0) {
		const value = waiting.pop();
		if (value === null || typeof value !== "object") continue;
		for (const [name, entry] of Object.entries(value)) {
			if (name.length > MAX_NAME_LENGTH) return true;
			waiting.push(entry);
		}
	}
	return false;
}

/**
 * Tests whether a value satisfies a JSON Schema (2020-12) without code that is made at run time. Patterns take linear
 * time. Those of names are run by RegExp, so what has a name of more than MAX_NAME_LENGTH does not satisfy a schema that
 * asks for them; the compiler takes only such as are quick on that.
 */
export function interpreted(schema: JsonObject): (value: unknown) => boolean {
	const all = allSchemas(schema);
	const asksNames = all.some((node) => node.schema.patternProperties !== undefined);
	const hasPatterns = all.some((node) => node.schema.pattern !== undefined);
	const validator = new Validator(hasPatterns ? mapSchemas(schema, withOwnPattern) : schema, "2020-12");
	return (value) => !(asksNames && hasLongName(value)) && validator.validate(value).valid;
}
