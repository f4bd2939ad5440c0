import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { FieldAuthoring } from "../../../schemas/field-types/field-type.ts";
import { asObject, type JsonObject } from "../../../schemas/rules/json.ts";
import type { NewEdit } from "../draft/draft-session.ts";
import { type FormQuestion, questionSteps } from "./form-model.ts";

/** A kind of question that can be added, with a text that the studio translates where it can. */
export type FieldKind = NonNullable<FieldAuthoring["palette"]>;

/** The kinds of question, the usual ones first: what the types of field declare of themselves. */
export const FIELD_KINDS: readonly FieldKind[] = FIELD_TYPE_NAMES.flatMap((widget) => {
	const { palette } = FIELD_AUTHORING[widget];
	return palette ? [{ ...palette, options: { widget, ...palette.options } }] : [];
}).sort((a, b) => a.rank - b.rank);

/** A name that no question of the form has. */
export function freeName(form: JsonObject, start: string): string {
	const taken = asObject(asObject(form.schema).properties);
	if (!Object.hasOwn(taken, start)) return start;
	for (let count = 2; ; count++) if (!Object.hasOwn(taken, `${start}_${count}`)) return `${start}_${count}`;
}

/** The edit that asks something more, after a question that is there or at the end of a step; and the new field's name. */
export function addQuestion(
	path: string,
	form: JsonObject,
	{ id, schema, options }: FieldKind,
	place: { title: string; after: FormQuestion | undefined; step: number },
): { name: string; edits: NewEdit[] } {
	const name = freeName(form, id);
	const step = questionSteps(form)[place.step];
	const names = step ? step.fields : Object.keys(asObject(asObject(form.schema).properties));
	const index = place.after ? names.indexOf(place.after.name) + 1 : names.length;
	const value = {
		name,
		schema: { title: place.title, ...schema },
		options: { ...options, visibility: "private" },
	};
	const to = step && { to: `/steps/#${step.id}` };
	return { name, edits: [{ verb: "add-field", path, at: "/schema/properties", value, index, ...to }] };
}
