import { asArray, asObject, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import { writtenInOrder } from "../../json/same-json.ts";
import type { Resolve } from "../../json/schema-at.ts";
import { mapSchemas } from "../../json/schema-walk.ts";
import { typesOf } from "./declared-types.ts";
import { partsByName, partsOf } from "./merged-places.ts";

/** Keywords that say something to people, and nothing of which values fit. */
const ANNOTATIONS = [
	"title",
	"description",
	"default",
	"examples",
	"deprecated",
	"readOnly",
	"$comment",
	"$schema",
	"$defs",
];
/** Keywords that `partsOf` has followed. */
const FOLLOWED = ["$ref", "allOf"];
/** Keywords that mean what they do only together with others beside them. */
const TOGETHER = [
	"if",
	"then",
	"else",
	"contains",
	"minContains",
	"maxContains",
	"patternProperties",
	"additionalProperties",
	"unevaluatedProperties",
	"unevaluatedItems",
	"prefixItems",
];

/** How deep schemas within schemas are looked into. */
const MAX_DEPTH = 4;

const unsaid = (schema: JsonObject): JsonObject =>
	Object.fromEntries(Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.includes(keyword)));

const known = new WeakMap<JsonObject, string>();

/** A schema without what is only said to people, so that two that mean the same have one text. */
function written(schema: unknown): string {
	if (!isObject(schema)) return writtenInOrder(schema);
	const text = known.get(schema) ?? writtenInOrder(mapSchemas(schema, unsaid));
	known.set(schema, text);
	return text;
}

/**
 * Whether whatever satisfies one schema satisfies another: each keyword of that one is said by this one too, or more
 * strictly. Where it says no, it may still be so.
 */
export function implies(some: unknown, other: unknown, resolve: Resolve, depth = MAX_DEPTH): boolean {
	if (other === true || some === false || written(some) === written(other)) return true;
	if (!isObject(other)) return false;
	const given = partsOf([isObject(some) ? some : {}], resolve);
	return partsOf([other], resolve).every((part) => isImpliedBy(given, part, resolve, depth));
}

function isImpliedBy(given: readonly JsonObject[], part: JsonObject, resolve: Resolve, depth: number): boolean {
	const own = unsaid(part);
	const keywords = Object.keys(own).filter((keyword) => !FOLLOWED.includes(keyword));
	if (keywords.some((keyword) => TOGETHER.includes(keyword)))
		return given.some((one) => written(one) === written(part));
	return keywords.every((keyword) => {
		if (keyword === "properties") return depth > 0 && areImplied(given, asObject(own.properties), resolve, depth);
		if (keyword === "items") return depth > 0 && areImplied(given, { "*": own.items }, resolve, depth);
		return given.some((one) => isStricter(keyword, one, own));
	});
}

/** Whether some schemas declare as much of each property, or of the rows, as another one does. */
function areImplied(given: readonly JsonObject[], wanted: JsonObject, resolve: Resolve, depth: number): boolean {
	const named = partsByName(given);
	return Object.entries(wanted).every(([name, other]) => {
		const own = named.get(name) ?? [];
		return implies(own.length === 1 ? own[0] : { allOf: own }, other, resolve, depth - 1);
	});
}

const MINIMUMS = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const MAX = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** Whether what one schema declares by a keyword leaves no more than what the other does. */
function isStricter(keyword: string, own: JsonObject, other: JsonObject): boolean {
	const here = own[keyword];
	const there = other[keyword];
	if (MINIMUMS.includes(keyword)) return Number(here) >= Number(there);
	if (MAX.includes(keyword)) return Number(here) <= Number(there);
	if (keyword === "required") return isStrings(there) && there.every((name) => asArray(here).includes(name));
	if (keyword === "enum") return listed(own).length > 0 && listed(own).every((value) => listed(other).includes(value));
	if (keyword === "type") return isTypeWithin(own, other);
	return written(here) === written(there);
}

const listed = (schema: JsonObject): string[] =>
	("const" in schema ? [schema.const] : asArray(schema.enum)).map(writtenInOrder);

const isTypeWithin = (own: JsonObject, other: JsonObject) =>
	typesOf(own).length > 0 &&
	typesOf(own).every(
		(type) => typesOf(other).includes(type) || (type === "integer" && typesOf(other).includes("number")),
	);
