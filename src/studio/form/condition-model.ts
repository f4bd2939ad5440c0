import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/rules/pointer.ts";

/** How an answer is compared. */
export type Comparison = "is" | "is_not" | "answered" | "unanswered" | "at_least" | "at_most";

/** One part of a condition: a field, how it is compared, and with what. */
export type ConditionPart = { field: string; comparison: Comparison; value: string | number | boolean };

/** A condition that can be said in words: all of its parts must hold, or one of them. */
export type WordedCondition = { join: "all" | "any"; parts: readonly ConditionPart[] };

const isPlain = (value: unknown): value is string | number | boolean =>
	["string", "number", "boolean"].includes(typeof value);

const onlyKey = (schema: JsonObject): [string, unknown] | undefined => {
	const entries = Object.entries(schema);
	return entries.length === 1 ? entries[0] : undefined;
};

function partOf(field: string, schema: unknown): ConditionPart[] | null {
	if (schema === true) return [{ field, comparison: "answered", value: "" }];
	if (schema === false) return [{ field, comparison: "unanswered", value: "" }];
	const [keyword, value] = (isObject(schema) && onlyKey(schema)) || [];
	const made = (comparison: Comparison, of: unknown) => (isPlain(of) ? [{ field, comparison, value: of }] : null);
	if (keyword === "const") return made("is", value);
	if (keyword === "minimum") return made("at_least", value);
	if (keyword === "maximum") return made("at_most", value);
	if (keyword === "allOf") return together(asArray(value).map((one) => partOf(field, one)));
	if (keyword !== "not" || !isObject(value)) return null;
	const [denied, what] = onlyKey(value) ?? [];
	return denied === "const" ? made("is_not", what) : null;
}

const together = (parts: readonly (ConditionPart[] | null)[]): ConditionPart[] | null =>
	parts.every((part) => part !== null) ? parts.flatMap((part) => part ?? []) : null;

const partsOf = (condition: JsonObject): ConditionPart[] | null =>
	together(
		Object.entries(condition).map(([pointer, schema]) => {
			const [scope, field, ...deeper] = pointerTokens(pointer);
			return scope === "form" && field !== undefined && deeper.length === 0 ? partOf(field, schema) : null;
		}),
	);

/** A condition of a document in parts, or null where it says more than can be said so. No condition has no parts. */
export function readCondition(condition: unknown): WordedCondition | null {
	if (condition === undefined) return { join: "all", parts: [] };
	if (!isObject(condition)) return null;
	const { any_of: alternatives, ...own } = condition;
	if (alternatives === undefined) {
		const parts = partsOf(own);
		return parts && { join: "all", parts };
	}
	if (Object.keys(own).length > 0) return null;
	const each = asArray(alternatives).map((one) => (isObject(one) ? partsOf(one) : null));
	const parts = each.every((one) => one?.length === 1) ? together(each) : null;
	return parts && { join: "any", parts };
}

function schemaOf({ comparison, value }: ConditionPart): Json {
	switch (comparison) {
		case "is":
			return { const: value };
		case "is_not":
			return { not: { const: value } };
		case "at_least":
			return { minimum: Number(value) };
		case "at_most":
			return { maximum: Number(value) };
		default:
			return comparison === "answered";
	}
}

const pointerTo = (field: string) => toPointer(["form", field]);

/** The condition as a document has it; undefined without parts. */
export function writeCondition({ join, parts }: WordedCondition): Json | undefined {
	if (parts.length === 0) return undefined;
	if (join === "any" && parts.length > 1)
		return { any_of: parts.map((part) => ({ [pointerTo(part.field)]: schemaOf(part) })) };
	const fields = [...new Set(parts.map(({ field }) => field))];
	return Object.fromEntries(
		fields.map((field) => {
			const schemas = parts.filter((part) => part.field === field).map(schemaOf);
			return [pointerTo(field), schemas.length === 1 ? (schemas[0] ?? true) : { allOf: schemas }];
		}),
	);
}
