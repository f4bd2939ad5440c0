import type { Json } from "../../../schemas/edits/types.ts";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import { asObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import type { FormQuestion } from "./form-model.ts";

type Members = Readonly<Record<string, Json>>;

/** A kind of question that can be added, with texts that the studio translates where it can. */
export type FieldType = {
	/** Begins the names of such fields. */
	id: string;
	label: string;
	help: string;
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

/** What each type of field is for, in a few words. */
const HELP: Partial<Record<FieldTypeName, StudioText>> = {
	text: "One line.",
	textarea: "Several lines.",
	radio: "All choices are seen at once.",
	select: "For more choices than one sees at once.",
	checkboxes: "Any number of the choices.",
	checkbox: "Yes, or nothing.",
	number: "A number, whole or not.",
	money: "With its currency and decimals.",
	date: "A day of the calendar.",
	time: "Hours and minutes.",
	datetime: "A day and a time of day.",
	mobile: "A mobile number of mainland China.",
	verification_code: "Proves the mobile number above it.",
	email: "Checked for its form.",
	url: "Begins with https.",
	id_card: "Its check digit is checked.",
	address: "Region by region, then street and number.",
	location: "From the device, or typed.",
	file: "Files from the device.",
	signature: "Drawn by hand, or typed.",
	rating: "One to five.",
	consent: "Must be agreed to, with a link to what.",
	combobox: "Such as projects, found while one types.",
	static: "Shown and sent as it is.",
	hidden: "Sent along without being shown.",
};

type Words = { id: string; label: StudioText; icon: string };

/** Words for the types that declare none of their own: they begin as their sample does. */
const OTHERS: Partial<Record<FieldTypeName, Words>> = {
	datetime: { id: "moment", label: "Date and time", icon: "log" },
	verification_code: { id: "code", label: "Code from a text message", icon: "vercode" },
	url: { id: "site", label: "Web address", icon: "website" },
	id_card: { id: "id_card", label: "Identity card number", icon: "username" },
	address: { id: "address", label: "Address", icon: "home" },
	location: { id: "spot", label: "Place on the map", icon: "location" },
	signature: { id: "signature", label: "Signature", icon: "form" },
	combobox: { id: "found", label: "Search in a list of the portal", icon: "search" },
	hidden: { id: "hidden", label: "Hidden value", icon: "eye-invisible" },
};

const asMembers = (value: unknown): Members => JSON.parse(JSON.stringify(value));

function typeOf(widget: FieldTypeName): FieldType {
	const { palette, sample } = FIELD_AUTHORING[widget];
	const help = HELP[widget] ?? "";
	if (palette) {
		const { id, label, icon, schema, options } = palette;
		return { id, label, icon, help, schema: () => asMembers(schema), options: asMembers({ ...options, widget }) };
	}
	const [pointer, own] = Object.entries(sample.fields)[0] ?? ["", {}];
	const { title: _, ...schema }: JsonObject = asObject(sample.properties[pointer.slice(1)]);
	const words = OTHERS[widget] ?? { id: widget, label: widget.replaceAll("_", " "), icon: "form" };
	return { ...words, help, schema: () => asMembers(schema), options: asMembers({ ...own, widget }) };
}

/** The types of field in the order in which they are offered: those with a rank of their own first. */
const offered = FIELD_TYPE_NAMES.toSorted(
	(a, b) => (FIELD_AUTHORING[a].palette?.rank ?? 1000) - (FIELD_AUTHORING[b].palette?.rank ?? 1000),
);

const within = (title: string): Members => ({
	type: "object",
	properties: { text: { type: "string", title, maxLength: 200 } },
});

/** The kinds of question, the usual ones first, then those that hold others. */
export const FIELD_TYPES: readonly FieldType[] = [
	...offered.map(typeOf),
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
