import { asArray, isObject, type JsonObject } from "../../json/json.ts";
import { recursiveReferences } from "../../json/recursive-references.ts";
import { within } from "../../json/schema-at.ts";
import { allSchemas, mapSchemas } from "../../json/schema-walk.ts";
import { COMPILER_LIMITS } from "../limits.ts";

const UNIONS = ["oneOf", "anyOf"];

/**
 * A schema in which what the branches of a union refer to stands in the branches themselves, but for what contains
 * itself. The validator says of an error where in the schema it arose, and where that is in a definition nothing tells
 * which branch led there: of a union that fails, only what the meant branch lacks is worth saying.
 */
export function withOwnBranches(schema: JsonObject): JsonObject {
	const recursive = recursiveReferences(schema);
	const resolve = within(schema);
	let left: number = COMPILER_LIMITS.schemaNodes;
	const expanded = (own: JsonObject): JsonObject => {
		const { $ref, ...rest } = own;
		if (typeof $ref !== "string" || recursive.has($ref)) return own;
		const definition = resolve($ref, own);
		left -= definition ? allSchemas(definition).length : 0;
		if (!definition || left < 0) return own;
		return { ...rest, allOf: [...asArray(rest.allOf), mapSchemas(definition, expanded)] };
	};
	return mapSchemas(schema, (own) => {
		const branches = UNIONS.filter((keyword) => Array.isArray(own[keyword])).map((keyword) => [
			keyword,
			asArray(own[keyword]).map((branch) => (isObject(branch) ? mapSchemas(branch, expanded) : branch)),
		]);
		return branches.length === 0 ? own : { ...own, ...Object.fromEntries(branches) };
	});
}
