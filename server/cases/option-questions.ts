import { FIELD_TRAITS } from "../../schemas/field-types/traits.gen.ts";
import type { JsonObject } from "../../schemas/json/json.ts";
import { valueAt } from "../../schemas/json/pointer.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { chosenPointer } from "../../schemas/rules/questions/chosen-part.ts";
import { fieldOptions } from "../../schemas/rules/questions/field-options.ts";
import { isOfForm } from "../../schemas/rules/questions/option-query.ts";
import { isBinding, resolveRaw } from "../../schemas/rules/texts/resolve-text.ts";
import { type FieldPlace, placesOf, rowOf } from "../../schemas/rules/values/places.ts";
import type { FieldOptions, OptionSource } from "../../schemas/types.gen.ts";

/** A value that was chosen from what an operation offers, and what the operation was asked. */
export type OptionQuestion = {
	pointer: string;
	values: readonly unknown[];
	source: OptionSource;
	/** The parameters that are constant or come from the values. */
	query: Readonly<Record<string, string>>;
	/** A value that the options depend on is missing, so none were offered. */
	waits: boolean;
	/** A parameter is known to the page alone. It is left out: without it a list is wider, never narrower. */
	widened: boolean;
};

/** Whether a field offers something to choose; any other takes what is written. Without a type, options are a choice. */
const offersSomething = ({ widget }: FieldOptions) => widget === undefined || FIELD_TRAITS[widget].offers !== null;

/** Null stands at the unanswered places of a list with fixed places. */
const isGiven = (value: unknown) => value !== undefined && value !== null;

/** The values with options from an operation, each with what the operation is to be asked. */
export function optionQuestions({ document }: FormArtefact, data: JsonObject): OptionQuestion[] {
	const optionsAt = fieldOptions(document);
	return Object.entries(document.fields ?? {}).flatMap(([pattern, own]) =>
		placesOf(pattern, data)
			.filter(({ pointer }) => optionsAt(pointer) === own)
			.flatMap((place) => questionAt(own, pattern, place, data)),
	);
}

function questionAt(own: FieldOptions, pattern: string, place: FieldPlace, data: JsonObject): OptionQuestion[] {
	const { options: source } = own;
	const pointer = chosenPointer(place.pointer, own, valueAt(data, place.pointer));
	const values = [valueAt(data, pointer)].flat().filter(isGiven);
	if (source === undefined || !offersSomething(own) || values.length === 0) return [];
	const row = rowOf({ pointer: pattern }, place);
	const scope = { form: data, item: row === undefined ? undefined : valueAt(data, row) };
	return [{ pointer, values, source, ...optionQuery(source, scope) }];
}

/** What the form asks its options with (renderer/forms/hooks/use-choices.ts), as far as the server can know it. */
function optionQuery(
	{ query = {} }: OptionSource,
	scope: JsonObject,
): Pick<OptionQuestion, "query" | "waits" | "widened"> {
	const known = Object.entries(query).filter(([, value]) => !isBinding(value) || isOfForm(value.bind));
	const given = known.flatMap(([name, value]): [string, string][] => {
		const found = isBinding(value) ? resolveRaw(value, scope) : value;
		return isGiven(found) && found !== "" ? [[name, String(found)]] : [];
	});
	const found = Object.fromEntries(given);
	return {
		query: found,
		waits: known.some(([name, value]) => isBinding(value) && !Object.hasOwn(found, name)),
		widened: known.length < Object.keys(query).length,
	};
}
