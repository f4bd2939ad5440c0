import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { asString, isObject } from "../../../schemas/json/json.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import type { FormQuestion } from "./form-model.ts";

/** How an answer is held to another one, as documents name it. */
const HELD_TO = ["more_than", "at_least", "less_than", "at_most", "same_as", "differs_from"] as const;
export type HeldTo = (typeof HELD_TO)[number];

const OF_ORDER: Record<"number" | "time", Record<"more_than" | "at_least" | "less_than" | "at_most", StudioText>> = {
	number: { more_than: "more than", at_least: "at least", less_than: "less than", at_most: "at most" },
	time: { more_than: "later than", at_least: "not before", less_than: "earlier than", at_most: "not after" },
};

const isNumber = ({ schema }: FormQuestion) => schema.type === "number" || schema.type === "integer";
/** Days, moments and times of day: by their format, or by their type of field. */
const TIMED: readonly unknown[] = ["date", "date-time", "time"];
const isTimed = ({ schema, options }: FormQuestion) =>
	TIMED.includes(schema.format) ||
	FIELD_TYPE_NAMES.some((name) => name === options.widget && FIELD_AUTHORING[name].dated !== null);

/** The ways in which a question can be held to another one, with their words; none for what is not compared. */
export function heldToWords(field: FormQuestion): { value: HeldTo; label: StudioText }[] {
	const order = isNumber(field) ? OF_ORDER.number : isTimed(field) ? OF_ORDER.time : null;
	if (!order && field.schema.format !== "email") return [];
	return HELD_TO.flatMap((value): { value: HeldTo; label: StudioText }[] => {
		if (value === "same_as") return [{ value, label: "the same as" }];
		if (value === "differs_from") return [{ value, label: "another than" }];
		return order ? [{ value, label: order[value] }] : [];
	});
}

const kindOf = ({ schema, options }: FormQuestion) =>
	schema.type === "integer" || schema.type === "number"
		? "number"
		: (asString(schema.format) ?? String(options.widget));

/** The questions of the same kind that one can be held to: those of its own row, and those at the top. */
export function comparedSources(
	fields: readonly FormQuestion[],
	own: FormQuestion,
): { pointer: string; label: string }[] {
	const isInRow = own.owner.endsWith("/*");
	return fields.flatMap((field) => {
		if (field === own || field.holds || kindOf(field) !== kindOf(own) || field.schema.enum !== undefined) return [];
		if (isInRow && field.owner === own.owner) return [{ pointer: `/item/${field.name}`, label: field.label }];
		return field.pointer.includes("/*") ? [] : [{ pointer: `/form${field.pointer}`, label: field.label }];
	});
}

/** What a question is held to, in the order of its document. */
export const readCompared = (compared: unknown): [HeldTo, string][] =>
	Object.entries(isObject(compared) ? compared : {}).flatMap(([name, pointer]): [HeldTo, string][] => {
		const heldTo = HELD_TO.find((one) => one === name);
		return heldTo && typeof pointer === "string" ? [[heldTo, pointer]] : [];
	});
