import type { JsonObject } from "../../json/json.ts";
import { valueAt } from "../../json/pointer.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { FieldRule } from "./field-rules.ts";
import { type FieldPlace, placesOf } from "./places.ts";

/** A choice that is offered only while all conditions hold, of the field at `pointer`. */
export type ChoiceRule = FieldRule & { value: unknown };

/**
 * The choices of a form that are not always offered: by their own `when`, which reads the form's values, or by
 * `offered_when`, which reads the portal's configuration.
 */
export const choiceRules = ({ fields = {} }: FormDocument, by: "when" | "offered_when"): ChoiceRule[] =>
	Object.entries(fields).flatMap(([pointer, { choices = [] }]) =>
		choices.flatMap(({ value, [by]: when }) => (when ? [{ pointer, value, when: [when] }] : [])),
	);

/** Where a rule's choice was made: as the value itself, or among those of a list. */
export const placesChosen = ({ pointer, value }: ChoiceRule, data: JsonObject): FieldPlace[] =>
	placesOf(pointer, data).filter((place) => [valueAt(data, place.pointer)].flat().includes(value));
