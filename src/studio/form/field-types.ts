import type { Json } from "../../../schemas/edits/types.ts";
import samples from "../../../schemas/examples/widgets.json" with { type: "json" };
import { asObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import type { FormQuestion } from "./form-model.ts";

type Members = Readonly<Record<string, Json>>;

/** A kind of question that can be added. */
export type FieldType = {
	/** Begins the names of such fields. */
	id: string;
	label: StudioText;
	help: StudioText;
	icon: string;
	/** The schema of a new one; `title` is what a question within it is called. */
	schema(title: string): Members;
	/** The same without anything in it, of what holds other questions. */
	emptySchema?: Members;
	options: Members;
	holds?: boolean;
	/** Whether a new one is called what it is. */
	named?: boolean;
};

type Words = Pick<FieldType, "id" | "label" | "help" | "icon"> & {
	widget: string;
	schema?: Members;
	options?: Members;
};

const listed = ["first", "second"];
const choices = [
	{ value: "first", label: "First choice" },
	{ value: "second", label: "Second choice" },
];

/** The widgets in words, the usual ones first. Schema and options are those of the widget's example where none are here. */
const WORDS: readonly Words[] = [
	{
		widget: "text",
		id: "text",
		label: "Short text",
		help: "One line.",
		icon: "edit",
		schema: { type: "string", maxLength: 200 },
	},
	{
		widget: "textarea",
		id: "long_text",
		label: "Long text",
		help: "Several lines.",
		icon: "align-left",
		schema: { type: "string", maxLength: 2000 },
		options: { rows: 4 },
	},
	{
		widget: "radio",
		id: "choice",
		label: "One of several choices",
		help: "All choices are seen at once.",
		icon: "radio",
		schema: { type: "string", enum: listed },
		options: { choices },
	},
	{
		widget: "select",
		id: "menu",
		label: "One choice from a menu",
		help: "For more choices than one sees at once.",
		icon: "down",
		schema: { type: "string", enum: listed },
		options: { choices },
	},
	{
		widget: "checkboxes",
		id: "choices",
		label: "Several choices",
		help: "Any number of the choices.",
		icon: "ok-circle",
		schema: { type: "array", items: { type: "string", enum: listed }, uniqueItems: true },
		options: { choices },
	},
	{ widget: "checkbox", id: "yes", label: "A box to tick", help: "Yes, or nothing.", icon: "ok" },
	{
		widget: "number",
		id: "number",
		label: "Number",
		help: "A number, whole or not.",
		icon: "slider",
		schema: { type: "number" },
	},
	{
		widget: "money",
		id: "amount",
		label: "Amount of money",
		help: "With its currency and decimals.",
		icon: "rmb",
		schema: { type: "number", minimum: 0 },
	},
	{
		widget: "date",
		id: "date",
		label: "Date",
		help: "A day of the calendar.",
		icon: "date",
		schema: { type: "string", format: "date" },
		options: {},
	},
	{
		widget: "time",
		id: "time",
		label: "Time of day",
		help: "Hours and minutes.",
		icon: "time",
		schema: { type: "string" },
	},
	{
		widget: "datetime",
		id: "moment",
		label: "Date and time",
		help: "A day and a time of day.",
		icon: "log",
		options: {},
	},
	{
		widget: "mobile",
		id: "mobile",
		label: "Mobile number",
		help: "A mobile number of mainland China.",
		icon: "cellphone",
		options: { autocomplete: "tel-national" },
	},
	{
		widget: "verification_code",
		id: "code",
		label: "Code from a text message",
		help: "Proves the mobile number above it.",
		icon: "vercode",
	},
	{
		widget: "email",
		id: "email",
		label: "E-mail address",
		help: "Checked for its form.",
		icon: "email",
		schema: { type: "string", format: "email", maxLength: 200 },
		options: { autocomplete: "email" },
	},
	{ widget: "url", id: "site", label: "Web address", help: "Begins with https.", icon: "website" },
	{
		widget: "id_card",
		id: "id_card",
		label: "Identity card number",
		help: "Its check digit is checked.",
		icon: "username",
	},
	{
		widget: "address",
		id: "address",
		label: "Address",
		help: "Region by region, then street and number.",
		icon: "home",
	},
	{ widget: "location", id: "spot", label: "Place on the map", help: "From the device, or typed.", icon: "location" },
	{
		widget: "file",
		id: "files",
		label: "Photos and documents",
		help: "Files from the device.",
		icon: "upload",
		schema: { type: "array", items: { type: "string" }, maxItems: 5 },
		options: { max_count: 5 },
	},
	{ widget: "signature", id: "signature", label: "Signature", help: "Drawn by hand, or typed.", icon: "form" },
	{ widget: "rating", id: "rating", label: "Stars", help: "One to five.", icon: "rate" },
	{ widget: "consent", id: "consent", label: "Consent", help: "Must be agreed to, with a link to what.", icon: "auz" },
	{
		widget: "combobox",
		id: "found",
		label: "Search in a list of the portal",
		help: "Such as projects, found while one types.",
		icon: "search",
	},
	{
		widget: "static",
		id: "fixed",
		label: "Text that cannot be changed",
		help: "Shown and sent as it is.",
		icon: "lock",
	},
	{
		widget: "hidden",
		id: "hidden",
		label: "Hidden value",
		help: "Sent along without being shown.",
		icon: "eye-invisible",
	},
];

function typeOf({ widget, schema, options, ...words }: Words): FieldType {
	const sample = samples.find((one) => one.widget === widget);
	const [pointer, own] = Object.entries(sample?.fields ?? {})[0] ?? ["", {}];
	const { title: _, ...example }: JsonObject = asObject(asObject(sample?.properties)[pointer.slice(1)]);
	const given: Members = JSON.parse(JSON.stringify(example));
	const chosen: Members = JSON.parse(JSON.stringify({ ...(options ?? own), widget }));
	return { ...words, schema: () => schema ?? given, options: chosen };
}

const within = (title: string): Members => ({
	type: "object",
	properties: { text: { type: "string", title, maxLength: 200 } },
});

/** The kinds of question, the usual ones first, then those that hold others. */
export const FIELD_TYPES: readonly FieldType[] = [
	...WORDS.map(typeOf),
	{
		id: "group",
		label: "Group of questions",
		help: "Questions that belong together.",
		icon: "layer",
		schema: within,
		emptySchema: { type: "object", properties: {} },
		options: {},
		holds: true,
		named: true,
	},
	{
		id: "rows",
		label: "Group that can be repeated",
		help: "The same questions, as often as needed.",
		icon: "table",
		schema: (title) => ({ type: "array", items: within(title), maxItems: 10 }),
		emptySchema: { type: "array", items: { type: "object", properties: {} }, maxItems: 10 },
		options: {},
		holds: true,
		named: true,
	},
];

/** What kind a question is of; undefined where its schema alone decides how it is drawn. */
export function fieldTypeOf({
	schema,
	options,
	holds,
}: Pick<FormQuestion, "schema" | "options" | "holds">): FieldType | undefined {
	if (holds) return FIELD_TYPES.find(({ id }) => id === holds);
	const widget = options.widget ?? (schema.type === "boolean" ? "checkbox" : schema.enum ? "select" : "text");
	return FIELD_TYPES.find((type) => type.options.widget === widget);
}

/** A name that no question beside it has; `place` leads to the `properties`. */
export function freeName(form: JsonObject, place: readonly string[], start: string): string {
	const taken = asObject(valueAt(form, toPointer(place)));
	if (!Object.hasOwn(taken, start)) return start;
	for (let count = 2; ; count++) if (!Object.hasOwn(taken, `${start}_${count}`)) return `${start}_${count}`;
}
