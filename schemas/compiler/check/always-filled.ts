import { asksFor } from "../../field-types/choose-type.ts";
import { asArray, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { isMade } from "../../rules/values/calculation.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { fits } from "./fits.ts";
import { listedValues } from "./listed-values.ts";
import { mergedAt, partsByName } from "./merged-places.ts";

/** A value without which nothing is sent: all that its schemas declare, and the values that are left, where they are few. */
export type Certain = { parts: readonly JsonObject[]; values: readonly unknown[] | undefined };

/** Finds the values that are there whenever a form is sent. `isGiven`: whether a page may give the value of a name. */
export function certainValues(document: FormDocument, isGiven: (name: string) => boolean) {
	const partsAt = mergedAt(document.schema);
	return (pointer: string): Certain | undefined => {
		const tokens = pointerTokens(pointer);
		const ways = tokens.map((_, index) => toPointer(tokens.slice(0, index + 1)));
		const isCertain = ways.every((way) => isAlwaysVisible(document, way) && isThere(document, way, partsAt));
		if (!isCertain) return undefined;
		const parts = partsAt(pointer);
		const fixed = isGiven(tokens[0] ?? "") ? undefined : fixedValue(document.fields?.[pointer] ?? {}, parts);
		if (fixed !== undefined) return { parts, values: [fixed] };
		return isNeverNull(parts) ? { parts, values: valuesIn(parts) } : undefined;
	};
}

/** Whether no condition decides if a field is visible. */
const isAlwaysVisible = ({ fields, steps }: FormDocument, pointer: string): boolean =>
	fields?.[pointer]?.when === undefined &&
	!steps?.some(({ when, fields: names }) => when !== undefined && names.some((name) => toPointer([name]) === pointer));

/** Whether a value is required of one that is there, or put without being asked. */
function isThere(
	{ fields }: FormDocument,
	pointer: string,
	partsAt: (pointer: string) => readonly JsonObject[],
): boolean {
	const around = partsAt(pointer.slice(0, pointer.lastIndexOf("/")));
	const name = pointerTokens(pointer).at(-1) ?? "";
	if (!partsByName(around).has(name)) return false;
	if (around.some(({ required }) => asArray(required).includes(name))) return true;
	return fixedValue(fields?.[pointer] ?? {}, partsAt(pointer)) !== undefined;
}

/** What nobody can change: a constant that is put or only shown, or the first value of what is hidden. */
function fixedValue({ widget, prefill, ...options }: FieldOptions, parts: readonly JsonObject[]): unknown {
	const isHiddenType = asksFor("hidden", { widget });
	if (prefill !== undefined || isMade(options) || (widget !== undefined && !isHiddenType)) return undefined;
	const first = parts.find((schema) => "default" in schema)?.default;
	const constant = parts.find((schema) => "const" in schema)?.const;
	const isPut = parts.every(({ title }) => title === undefined) && widget === undefined;
	if (constant !== undefined) return isPut || first !== undefined ? constant : undefined;
	return isHiddenType ? first : undefined;
}

/** Keywords that say which values there can be, whatever is answered elsewhere. */
const LISTING = ["type", "enum", "const", "oneOf", "anyOf"];

/** Whether null, which counts as no value, does not satisfy some schemas. */
const isNeverNull = (parts: readonly JsonObject[]) =>
	parts.some((schema) => {
		const listing = Object.entries(schema).filter(([keyword]) => LISTING.includes(keyword));
		return listing.length > 0 && !fits(Object.fromEntries(listing), null);
	});

/** The values that some schemas leave, where one of them lists them. */
function valuesIn(parts: readonly JsonObject[]): readonly unknown[] | undefined {
	for (const schema of parts) {
		const values = listedValues(schema);
		if (values) return values;
	}
	return parts.some(({ type }) => type === "boolean") ? [true, false] : undefined;
}
