import type { Json } from "../../../schemas/edits/types.ts";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { FieldAuthoring, FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { singleWidget } from "../../../schemas/rules/questions/single-widget.ts";
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

/** A value as it stands in a document, of an object its members. */
export const asMembers = (value: unknown): Members => JSON.parse(JSON.stringify(value));

/** What a new one begins with: of its own, or as its sample. */
function begin({ palette, sample }: FieldAuthoring): { schema: JsonObject; options: object } {
	if (palette.begins) return palette.begins;
	const [pointer, options] = Object.entries(sample.fields)[0] ?? ["", {}];
	const { title: _, ...schema } = asObject(sample.properties[pointer.slice(1)]);
	return { schema, options };
}

function typeOf(widget: FieldTypeName): FieldType {
	const { id, label, help, icon } = FIELD_AUTHORING[widget].palette;
	const { schema, options } = begin(FIELD_AUTHORING[widget]);
	return {
		id,
		label,
		help,
		icon,
		schema: () => asMembers(schema),
		options: asMembers({ ...options, widget }),
	};
}

const rankOf = (type: FieldTypeName) => FIELD_AUTHORING[type].palette.rank ?? Number.MAX_SAFE_INTEGER;

/** The types of field in the order in which they are offered: those with a rank of their own first. */
const offered = FIELD_TYPE_NAMES.toSorted((a, b) => rankOf(a) - rankOf(b));

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

/** The ways to ask for one of several choices, in the order in which they are offered; the same answers fit all. */
export const CHOICE_WAYS = offered.flatMap((value) => {
	const { way } = FIELD_AUTHORING[value].inspector;
	return way ? [{ value, label: way }] : [];
});

/** The type of field that asks for an answer: as its document names it, else as its schema alone suggests. */
const widgetOfQuestion = ({ schema, options }: Pick<FormQuestion, "schema" | "options">): FieldTypeName | undefined =>
	FIELD_TYPE_NAMES.find((name) => name === options.widget) ?? singleWidget(schema, {});

/** Whether other answers can make the answer to a question, as far as its type of field is asked. */
export function canBeComputed(question: Pick<FormQuestion, "schema" | "options">, what: "text" | "number"): boolean {
	const type = widgetOfQuestion(question);
	const computed = type ? FIELD_AUTHORING[type].computed : null;
	return computed === what || computed === "either";
}

/** What kind a question is of; undefined where its schema alone decides how it is drawn. */
export function fieldTypeOf({
	schema,
	options,
	holds,
}: Pick<FormQuestion, "schema" | "options" | "holds">): FieldType | undefined {
	if (holds) return FIELD_TYPES.find(({ id }) => id === holds);
	const widget = widgetOfQuestion({ schema, options });
	return FIELD_TYPES.find((type) => type.options.widget === widget);
}

/** A name that no question beside it has; `place` leads to the `properties`. `more` are names that others are about to get. */
export function freeName(
	form: JsonObject,
	place: readonly string[],
	start: string,
	more: ReadonlySet<string> = new Set(),
): string {
	const beside = asObject(valueAt(form, toPointer(place)));
	const isTaken = (name: string) => Object.hasOwn(beside, name) || more.has(name);
	if (!isTaken(start)) return start;
	for (let count = 2; ; count++) if (!isTaken(`${start}_${count}`)) return `${start}_${count}`;
}
