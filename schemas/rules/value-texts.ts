import type { EngineText } from "../engine-texts.ts";
import type { FieldOptions, Text } from "../types.gen.ts";
import { asArray, asString, isObject, type JsonObject } from "./json.ts";

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
	if (options.widget === "file") return formatFiles(value, words);
	if (options.widget === "signature") return words("Signed" satisfies EngineText);
	if (options.widget === "location" && isObject(value)) return formatPlace(value);
	if (isAmount(options) && typeof value === "number") return `${currencyOf(options)} ${value}`;
	if (options.widget === "rating" && typeof value === "number") return formatRating(value, schemas, words);
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

/** One that is visible, or only shown. */
const isAmount = ({ widget, currency }: FieldOptions) => widget === "money" || currency !== undefined;

/** The currency that an amount is entered in (ISO 4217): yuan where the document names none. */
export const currencyOf = ({ currency }: FieldOptions): string => currency ?? "CNY";

/** How many stars a rating can have: as the schema declares, 5 where it does not, never more than 10. */
export const starCount = (maximum: unknown): number => (typeof maximum === "number" ? Math.min(maximum, 10) : 5);

function formatRating(rating: number, schemas: JsonObject[], words: ValueWording): string {
	const max = starCount(schemas.map(({ maximum }) => maximum).find((maximum) => maximum !== undefined));
	return words("{rating} of {most}" satisfies EngineText, { rating, most: max });
}

function formatPlace({ latitude, longitude, text }: JsonObject): string {
	const known = [latitude, longitude].filter((degrees) => typeof degrees === "number").join(", ");
	const written = asString(text) ?? "";
	return known !== "" && written !== "" ? `${written} (${known})` : written + known;
}

function formatFiles(value: unknown, words: ValueWording): string {
	const files = Array.isArray(value) ? value : [value];
	const names = files.flatMap((file) => (isObject(file) ? (asString(file.name) ?? []) : []));
	return names.length > 0 ? names.join(", ") : words("Files: {count}" satisfies EngineText, { count: files.length });
}

function formatOne(value: unknown, schemas: JsonObject[], options: FieldOptions, words: ValueWording): string {
	const choice = options.choices?.find((option) => option.value === value)?.label ?? titledChoice(value, schemas);
	if (choice !== undefined) return words(plain(choice));
	if (typeof value === "boolean") return words((value ? "Yes" : "No") satisfies EngineText);
	if (isObject(value) || Array.isArray(value)) return JSON.stringify(value);
	if (schemas.some(({ format }) => format === "time")) return clockTime(String(value));
	return String(value);
}

/** A time of day as clocks show it: its zone is there because the format asks for one. */
const clockTime = (time: string) => /^(\d\d:\d\d):00(\.0+)?Z$/i.exec(time)?.[1] ?? time;

const plain = (text: Text) =>
	typeof text === "string" ? text : "text" in text ? text.text : String(text.default ?? "");

/** The title of the `oneOf` or `anyOf` branch that stands for one value; of an array, of its entries'. */
function titledChoice(value: unknown, schemas: JsonObject[]): string | undefined {
	const all = schemas.flatMap((schema) => [schema, ...(isObject(schema.items) ? [schema.items] : [])]);
	const branches = all.flatMap((schema) => [...asArray(schema.oneOf), ...asArray(schema.anyOf)]).filter(isObject);
	return asString(branches.find((branch) => "const" in branch && branch.const === value)?.title);
}
