import { traitsOf } from "../../field-types/choose-type.ts";
import { isObject } from "../../json/json.ts";
import type { FieldOptions } from "../../types.gen.ts";
import { formatValue, sourceWords } from "../texts/value-texts.ts";

/** Where in a value what was chosen stands: of an address with regions that is its region, as its type declares, else the value itself. */
export const chosenPointer = (pointer: string, { widget }: FieldOptions, value: unknown): string =>
	isObject(value) ? `${pointer}${traitsOf(widget)?.offers ?? ""}` : pointer;

/** A value with the label of what was chosen in its place: of an address, with its street. */
export const formatChosen = (value: unknown, label: string): string =>
	isObject(value) ? formatValue({ ...value, region: label }, [], {}, sourceWords) : label;
