import type { Json } from "../../../schemas/edits/types.ts";
import { asObject, type JsonObject } from "../../../schemas/rules/json.ts";
import type { NewEdit } from "../draft/draft-session.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import { type FormQuestion, questionSteps } from "./form-model.ts";

/** A kind of question that can be added. */
export type FieldType = {
	/** Begins the names of such fields. */
	id: string;
	label: StudioText;
	icon: string;
	schema: Readonly<Record<string, Json>>;
	options: Readonly<Record<string, Json>>;
};

const twoChoices = {
	values: ["first", "second"],
	choices: [
		{ value: "first", label: "First choice" },
		{ value: "second", label: "Second choice" },
	],
};

/** The kinds of question, the usual ones first. */
export const FIELD_TYPES: readonly FieldType[] = [
	{
		id: "text",
		label: "Short text",
		icon: "edit",
		schema: { type: "string", maxLength: 200 },
		options: { widget: "text" },
	},
	{
		id: "long_text",
		label: "Long text",
		icon: "list",
		schema: { type: "string", maxLength: 2000 },
		options: { widget: "textarea", rows: 4 },
	},
	{
		id: "choice",
		label: "One of several choices",
		icon: "radio",
		schema: { type: "string", enum: twoChoices.values },
		options: { widget: "radio", choices: twoChoices.choices },
	},
	{
		id: "menu",
		label: "One choice from a menu",
		icon: "down",
		schema: { type: "string", enum: twoChoices.values },
		options: { widget: "select", choices: twoChoices.choices },
	},
	{
		id: "choices",
		label: "Several choices",
		icon: "ok-circle",
		schema: { type: "array", items: { type: "string", enum: twoChoices.values }, uniqueItems: true },
		options: { widget: "checkboxes", choices: twoChoices.choices },
	},
	{ id: "yes", label: "A box to tick", icon: "ok", schema: { type: "boolean" }, options: { widget: "checkbox" } },
	{ id: "number", label: "Number", icon: "chart", schema: { type: "number" }, options: { widget: "number" } },
	{
		id: "amount",
		label: "Amount of money",
		icon: "rmb",
		schema: { type: "number", minimum: 0 },
		options: { widget: "money" },
	},
	{ id: "date", label: "Date", icon: "date", schema: { type: "string", format: "date" }, options: { widget: "date" } },
	{
		id: "mobile",
		label: "Mobile number",
		icon: "cellphone",
		schema: { type: "string", pattern: "^1[3-9][0-9]{9}$" },
		options: { widget: "mobile", autocomplete: "tel-national" },
	},
	{
		id: "email",
		label: "E-mail address",
		icon: "email",
		schema: { type: "string", format: "email", maxLength: 200 },
		options: { widget: "email", autocomplete: "email" },
	},
	{
		id: "files",
		label: "Photos and documents",
		icon: "upload",
		schema: { type: "array", items: { type: "string" }, maxItems: 5 },
		options: { widget: "file", max_count: 5 },
	},
	{
		id: "rating",
		label: "Stars",
		icon: "rate",
		schema: { type: "integer", minimum: 1, maximum: 5 },
		options: { widget: "rating" },
	},
];

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
	{ id, schema, options }: FieldType,
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
