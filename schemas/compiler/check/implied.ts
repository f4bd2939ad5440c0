import { asArray, asObject, isObject, isStrings, type JsonObject } from "../../rules/json.ts";
import { writtenInOrder } from "../../rules/same-json.ts";
import type { Resolve } from "../../rules/schema-at.ts";
import { mapSchemas } from "../../rules/schema-walk.ts";
import { partsByName, partsOf } from "./merged-places.ts";

/** Keywords that say something to people, and nothing of which answers fit. */
const SAID = ["title", "description", "default", "examples", "deprecated", "readOnly", "$comment", "$schema", "$defs"];
/** Keywords that `partsOf` has followed. */
const FOLLOWED = ["$ref", "allOf"];
/** Keywords that mean what they do only together with others beside them. */
const TOGETHER = [
	...["if", "then", "else", "contains", "minContains", "maxContains", "patternProperties"],
	...["additionalProperties", "unevaluatedProperties", "unevaluatedItems", "prefixItems"],
];

/** So deep is looked into schemas that contain others. */
const DEPTH = 4;

const unsaid = (schema: JsonObject): JsonObject =>
	Object.fromEntries(Object.entries(schema).filter(([keyword]) => !SAID.includes(keyword)));

const written = (schema: unknown) => writtenInOrder(isObject(schema) ? mapSchemas(schema, unsaid) : schema);

/**
 * Whether whatever satisfies one schema satisfies another: each keyword of that one is said by this one too, or more
 * strictly. Where it says no, it may still be so.
 */
export function implies(some: unknown, other: unknown, resolve: Resolve, depth = DEPTH): boolean {
	if (other === true || some === false || written(some) === written(other)) return true;
	if (!isObject(other)) return false;
	const given = partsOf([isObject(some) ? some : {}], resolve);
	return partsOf([other], resolve).every((part) => isSaidBy(given, part, resolve, depth));
}

function isSaidBy(given: readonly JsonObject[], part: JsonObject, resolve: Resolve, depth: number): boolean {
	const own = unsaid(part);
	const keywords = Object.keys(own).filter((keyword) => !FOLLOWED.includes(keyword));
	if (keywords.some((keyword) => TOGETHER.includes(keyword)))
		return given.some((one) => written(one) === written(part));
	return keywords.every((keyword) => {
		if (keyword === "properties") return depth > 0 && areImplied(given, own, resolve, depth);
		if (keyword === "items") return depth > 0 && isImplied(given, "*", own.items, resolve, depth);
		return given.some((one) => isStricter(keyword, one, own));
	});
}

const areImplied = (given: readonly JsonObject[], { properties }: JsonObject, resolve: Resolve, depth: number) =>
	Object.entries(asObject(properties)).every(([name, wanted]) => isImplied(given, name, wanted, resolve, depth));

function isImplied(given: readonly JsonObject[], name: string, wanted: unknown, resolve: Resolve, depth: number) {
	const own = partsByName(given).get(name) ?? [];
	return implies({ allOf: own }, wanted, resolve, depth - 1);
}

const LEAST = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const MOST = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** Whether what one schema says by a keyword leaves no more than what the other does. */
function isStricter(keyword: string, own: JsonObject, other: JsonObject): boolean {
	const [here, there] = [own[keyword], other[keyword]];
	if (LEAST.includes(keyword)) return Number(here) >= Number(there);
	if (MOST.includes(keyword)) return Number(here) <= Number(there);
	if (keyword === "required") return isStrings(there) && there.every((name) => asArray(here).includes(name));
	if (keyword === "enum") return listed(own).length > 0 && listed(own).every((value) => listed(other).includes(value));
	if (keyword === "type") return isTypeWithin(own, other);
	return written(here) === written(there);
}

const listed = (schema: JsonObject): string[] =>
	("const" in schema ? [schema.const] : asArray(schema.enum)).map(writtenInOrder);

const typesOf = ({ type }: JsonObject) => asArray([type].flat()).filter((one) => one !== undefined);

const isTypeWithin = (own: JsonObject, other: JsonObject) =>
	typesOf(own).length > 0 &&
	typesOf(own).every(
		(type) => typesOf(other).includes(type) || (type === "integer" && typesOf(other).includes("number")),
	);
