import { asArray, asObject, isObject, isOfType, isStrings, type JsonObject } from "../../json/json.ts";
import { BLOCK_SCHEMAS, matcherOf, resolveMeta } from "./schemas.ts";

/**
 * Whether a value satisfies a node of a meta-schema: the same answer as check-meta.ts (a test holds them to one another)
 * without its words. Walks ask it of every branch of every union, so it stops at the first thing that is wrong.
 */
export function satisfies(node: JsonObject, value: unknown): boolean {
	const { schema, def } = resolveMeta(node);
	if (def === "block") return isBlock(value);
	if (schema.type !== undefined && !isOfType(value, schema.type)) return false;
	if ("const" in schema && value !== schema.const) return false;
	if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
	if (typeof value === "string" && !isText(schema, value)) return false;
	if (typeof value === "number" && !isWithin(value, schema.minimum, schema.maximum)) return false;
	if (Array.isArray(value) && !isList(schema, value)) return false;
	if (isObject(value) && !isRecord(schema, value)) return false;
	return isOfUnion(schema, value);
}

function isBlock(value: unknown): boolean {
	const type = isObject(value) ? value.type : undefined;
	const schema = typeof type === "string" ? BLOCK_SCHEMAS.get(type) : undefined;
	return schema !== undefined && satisfies(schema, value);
}

const isWithin = (size: number, least: unknown, most: unknown): boolean =>
	!(typeof least === "number" && size < least) && !(typeof most === "number" && size > most);

const isText = ({ pattern, minLength, maxLength }: JsonObject, value: string): boolean =>
	isWithin(value.length, minLength, maxLength) && (typeof pattern !== "string" || matcherOf(pattern).test(value));

const isList = ({ minItems, maxItems, items }: JsonObject, value: readonly unknown[]): boolean =>
	isWithin(value.length, minItems, maxItems) && (!isObject(items) || value.every((entry) => satisfies(items, entry)));

function isRecord(schema: JsonObject, value: JsonObject): boolean {
	const { required, minProperties } = schema;
	if (isStrings(required) && !required.every((name) => Object.hasOwn(value, name))) return false;
	const names = Object.keys(value);
	return isWithin(names.length, minProperties, undefined) && names.every((name) => isEntry(schema, name, value[name]));
}

function isEntry(schema: JsonObject, name: string, value: unknown): boolean {
	if (isObject(schema.propertyNames) && !satisfies(schema.propertyNames, name)) return false;
	const properties = asObject(schema.properties);
	const own = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
	return isObject(own) ? satisfies(own, value) : own !== false;
}

function isOfUnion(schema: JsonObject, value: unknown): boolean {
	const branches = asArray(schema.anyOf ?? schema.oneOf).filter(isObject);
	return branches.length === 0 || branches.some((branch) => satisfies(branch, value));
}
