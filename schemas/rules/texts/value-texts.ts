import type { EngineText } from "../../engine-texts.ts";
import { traitsOf } from "../../field-types/choose-type.ts";
import { amountInWords } from "../../field-types/money.ts";
import { asArray, asString, isObject, type JsonObject } from "../../json/json.ts";
import type { FieldOptions } from "../../types.gen.ts";
import { sourceTextOf } from "./source-text.ts";

/** Says a source text in some language, with its {arguments} filled in. */
export type ValueWording = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** The source texts themselves, in the portal's default locale; their plain {arguments} filled in. */
export const sourceWords: ValueWording = (text, values = {}) =>
	text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** Whether a value is no value: nothing, an empty text, an empty list. Zero and "no" are values. */
export const isEmpty = (value: unknown): boolean =>
	value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** A value in words: a choice by its title, an amount with its currency, a place by what was written of it. */
export function formatValue(value: unknown, schemas: JsonObject[], options: FieldOptions, words: ValueWording): string {
	const one = (entry: unknown) => formatOne(entry, schemas, options, words);
	const maximum = schemas.map((schema) => schema.maximum).find((most) => most !== undefined);
	// What has a currency is an amount, also where it is only shown.
	const inWords = options.currency === undefined ? traitsOf(options.widget)?.inWords : amountInWords;
	const own = inWords?.(value, { options, maximum, words });
	if (own !== undefined) return own;
	if (Array.isArray(value)) return value.map(one).join(", ");
	if (isObject(value))
		return partsOf(value)
			.filter((entry) => !isEmpty(entry))
			.map(one)
			.join(", ");
	return one(value);
}

/** An object's values; of an address its region first, for a database keeps no order. */
const partsOf = ({ region, ...more }: JsonObject) => [region, ...Object.values(more)];

function formatOne(value: unknown, schemas: JsonObject[], options: FieldOptions, words: ValueWording): string {
	const choice = options.choices?.find((option) => option.value === value)?.label ?? titledChoice(value, schemas);
	if (choice !== undefined) return words(sourceTextOf(choice));
	if (typeof value === "boolean") return words((value ? "Yes" : "No") satisfies EngineText);
	if (isObject(value) || Array.isArray(value)) return JSON.stringify(value);
	if (schemas.some(({ format }) => format === "time")) return clockTime(String(value));
	return String(value);
}

/** A time of day as clocks show it: its zone is there because the format asks for one. */
const clockTime = (time: string) => /^(\d\d:\d\d):00(\.0+)?Z$/i.exec(time)?.[1] ?? time;

/** The title of the `oneOf` or `anyOf` branch that stands for one value; of an array, of its entries'. */
function titledChoice(value: unknown, schemas: JsonObject[]): string | undefined {
	const all = schemas.flatMap((schema) => [schema, ...(isObject(schema.items) ? [schema.items] : [])]);
	const branches = all.flatMap((schema) => [...asArray(schema.oneOf), ...asArray(schema.anyOf)]).filter(isObject);
	return asString(branches.find((branch) => "const" in branch && branch.const === value)?.title);
}
