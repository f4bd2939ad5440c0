import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, isObject, isScalar, type JsonObject } from "../../../schemas/json/json.ts";

/** How a value is compared. */
export type Comparison =
	| "is"
	| "is_not"
	| "one_of"
	| "includes"
	| "lacks"
	| "answered"
	| "unanswered"
	| "at_least"
	| "at_most";

/** A value that can be compared with. */
export type Plain = string | number | boolean;

/** One part of a condition: what is compared, by its pointer in the scope, how, and with what; several with `one_of` alone. */
export type ConditionPart = { subject: string; comparison: Comparison; values: readonly Plain[] };

/** A condition that can be said in words: one of its ways must hold, with all of its parts. Without ways it always holds. */
export type WordedCondition = { ways: readonly (readonly ConditionPart[])[] };

const onlyKey = (schema: JsonObject): [string, unknown] | undefined => {
	const entries = Object.entries(schema);
	return entries.length === 1 ? entries[0] : undefined;
};

/** What asks of a value only that it is there: its type, and that a text is not empty. */
const asksPresence = (schema: JsonObject): boolean =>
	typeof schema.type === "string" &&
	Object.entries(schema).every(([key, value]) => key === "type" || (key === "minLength" && value === 1));

function partOf(subject: string, schema: unknown): ConditionPart[] | null {
	const made = (comparison: Comparison, values: readonly unknown[]) =>
		values.every(isScalar) ? [{ subject, comparison, values }] : null;
	if (typeof schema === "boolean") return made(schema ? "answered" : "unanswered", []);
	if (!isObject(schema)) return null;
	if (asksPresence(schema)) return made("answered", []);
	const [keyword, value] = onlyKey(schema) ?? [];
	if (keyword === "const") return made("is", [value]);
	if (keyword === "enum") return made("one_of", asArray(value));
	if (keyword === "minimum") return made("at_least", [value]);
	if (keyword === "maximum") return made("at_most", [value]);
	if (keyword === "contains" && isObject(value) && "const" in value) return made("includes", [value.const]);
	if (keyword === "allOf") return together(asArray(value).map((one) => partOf(subject, one)));
	const [denied, what] = (keyword === "not" && isObject(value) && onlyKey(value)) || [];
	if (denied === "const") return made("is_not", [what]);
	return denied === "contains" && isObject(what) && "const" in what ? made("lacks", [what.const]) : null;
}

const together = (parts: readonly (ConditionPart[] | null)[]): ConditionPart[] | null =>
	parts.every((part) => part !== null) ? parts.flatMap((part) => part ?? []) : null;

/** A condition of a document in parts, or null where it says more than can be said so. */
export function readCondition(condition: unknown): WordedCondition | null {
	if (condition === undefined) return { ways: [] };
	if (!isObject(condition)) return null;
	const { any_of: alternatives, ...own } = condition;
	const parts = together(Object.entries(own).map(([pointer, schema]) => partOf(pointer, schema)));
	if (!parts) return null;
	if (alternatives === undefined) return { ways: parts.length > 0 ? [parts] : [] };
	const inner = asArray(alternatives).map(readCondition);
	if (!inner.every((one) => one !== null)) return null;
	return { ways: inner.flatMap((one) => one?.ways ?? []).map((way) => [...parts, ...way]) };
}

function schemaOf({ comparison, values }: ConditionPart): Json {
	const [value = ""] = values;
	switch (comparison) {
		case "is":
			return { const: value };
		case "is_not":
			return { not: { const: value } };
		case "one_of":
			return { enum: [...values] };
		case "includes":
			return { contains: { const: value } };
		case "lacks":
			return { not: { contains: { const: value } } };
		case "at_least":
			return { minimum: Number(value) };
		case "at_most":
			return { maximum: Number(value) };
		default:
			return comparison === "answered";
	}
}

function writeWay(parts: readonly ConditionPart[]): { [pointer: string]: Json } {
	const subjects = [...new Set(parts.map(({ subject }) => subject))];
	return Object.fromEntries(
		subjects.map((subject) => {
			const schemas = parts.filter((part) => part.subject === subject).map(schemaOf);
			return [subject, schemas.length === 1 ? (schemas[0] ?? true) : { allOf: schemas }];
		}),
	);
}

/** The condition as a document has it; undefined where it always holds. */
export function writeCondition({ ways }: WordedCondition): Json | undefined {
	const written = ways.filter((way) => way.length > 0).map(writeWay);
	return written.length > 1 ? { any_of: written } : written[0];
}
