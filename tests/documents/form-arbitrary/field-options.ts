import { takesType } from "../../../schemas/compiler/check/askable.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { schemasAt } from "../../../schemas/rules/schema-at.ts";
import type { Condition, FieldOptions } from "../../../schemas/types.gen.ts";
import { chance, type Draw, maybe, number, pick } from "./draw.ts";

const WIDGETS = [
	"text",
	"textarea",
	"mobile",
	"email",
	"url",
	"number",
	"money",
	"select",
	"combobox",
	"radio",
	"checkbox",
	"checkboxes",
	"date",
	"time",
	"datetime",
	"id_card",
	"rating",
	"static",
	"hidden",
	"consent",
	"address",
	"location",
	"file",
	"signature",
	"verification_code",
] as const satisfies readonly FieldOptions["widget"][];

const TESTS: readonly (JsonObject | boolean)[] = [
	true,
	false,
	true,
	false,
	{ not: { const: "zzz" } },
	{ enum: ["a", "b", 1, true, 0] },
	{ const: "a" },
	{ const: true },
	{ enum: ["a", "b", 1] },
	{ type: "string" },
	{ type: "number", minimum: 1 },
	{ not: { const: "a" } },
	false,
	true,
	{ type: "string", pattern: "^a" },
	{ type: "array", minItems: 1 },
];

/** The pointers of a form's fields, rows as *, not deeper than a few levels. */
export function pointersOf(schema: JsonObject, at: readonly string[] = []): string[] {
	if (at.length > 3) return [];
	const own = Object.entries(asObject(schema.properties)).flatMap(([name, one]) => [
		toPointer([...at, name]),
		...(isObject(one) ? pointersOf(one, [...at, name]) : []),
	]);
	const rows = isObject(schema.items) ? pointersOf(schema.items, [...at, "*"]) : [];
	return [...own, ...rows];
}

/** A condition on the form's own properties, or on those of the row. */
export function condition(draw: Draw, pointers: readonly string[], of?: string): Condition {
	const row = of?.includes("/*/") ? of.slice(0, of.lastIndexOf("/*/") + 2) : undefined;
	const rows = pointers.filter((pointer) => row !== undefined && pointer.startsWith(`${row}/`) && pointer !== of);
	const roots = pointers.filter((pointer) => !pointer.includes("*")).map((pointer) => `/form${pointer}`);
	const items = rows
		.map((pointer) => `/item${pointer.slice(row?.length ?? 0)}`)
		.filter((pointer) => !pointer.includes("*"));
	return { [pick(draw, [...items, ...roots])]: pick(draw, TESTS) };
}

/** A field, all fields' pointers, and the widgets that can ask for it. */
type Field = { pointer: string; all: readonly string[]; fitting: readonly FieldOptions["widget"][] };

/** The widgets that take a value of one of the field's types. */
function fittingWidgets(schema: JsonObject, pointer: string): readonly FieldOptions["widget"][] {
	const types = schemasAt(schema, pointer).flatMap(({ type }) => asArray([type].flat()).map(String));
	const found = WIDGETS.filter((widget) => types.some((type) => takesType(widget, type)));
	return found.length > 0 ? found : ["hidden"];
}

/** How likely each option is, in percent; with all at once, far likelier. */
type Likely = (percent: number) => number;

const options = (draw: Draw, { pointer, all, fitting }: Field, likely: Likely): FieldOptions => ({
	...maybe(draw, likely(30), () => ({ when: condition(draw, all, pointer) })),
	...maybe(draw, likely(20), () => ({ required_when: condition(draw, all, pointer) })),
	...maybe(draw, 20, () => ({ widget: pick(draw, chance(draw, 90) ? fitting : WIDGETS) })),
	...maybe(draw, likely(20), () => ({ hint: "A hint." })),
	...maybe(draw, likely(20), () => ({ placeholder: "Such as this" })),
	...maybe(draw, likely(30), () => ({ visibility: pick(draw, ["public", "masked", "private"]) })),
	...maybe(draw, likely(15), () => ({
		errors: { [pick(draw, ["required", "type", "maxLength", "enum"])]: "The author's text." },
	})),
	...maybe(draw, 4, () => ({ prefill: "/user/nickname" })),
	...maybe(draw, 4, () => ({ computed: { text: "From {it}", values: { it: { bind: `/form${pick(draw, all)}` } } } })),
	...maybe(draw, likely(5), () => ({ [pick(draw, ["not_after", "not_before"])]: "today" })),
	...maybe(draw, likely(10), () => ({ summary: { text: "Row: {it}", values: { it: { bind: "/item/a" } } } })),
	...maybe(draw, likely(8), () => ({ add_label: "One more" })),
	...maybe(draw, likely(5), () => ({ autocomplete: pick(draw, ["name", "email", "off"]) })),
	...maybe(draw, likely(5), () => ({ rows: number(draw, 2, 30) })),
	...maybe(draw, likely(5), () => ({ currency: pick(draw, ["CNY", "EUR"]) })),
	...maybe(draw, likely(5), () => ({ link: { to: "/login" }, link_label: "Read on" })),
	...maybe(draw, likely(5), () => ({ accept: ["image/png"], max_size: 1000, max_count: number(draw, 1, 3) })),
	...maybe(draw, 2, () => ({ code_for: pick(draw, all) })),
	...maybe(draw, 2, () => ({ options: REMOTE })),
});

const REMOTE: FieldOptions["options"] = {
	operation: "messagesGetCategory",
	list: "/list",
	value: "/code",
	label: "/name",
};

/** Labels for some of the values that a schema lists. */
function labelled(draw: Draw, schema: JsonObject, pointer: string): FieldOptions {
	const values = schemasAt(schema, pointer).flatMap((one) => asArray(one.enum ?? asObject(one.items).enum));
	const choices = values.filter((value) => typeof value === "string" || typeof value === "number");
	if (choices.length === 0 || !chance(draw, 25)) return {};
	return { choices: choices.map((value) => ({ value, label: `Called ${value}`, hint: "What it means." })) };
}

/** Options for some of a form's fields; in one form of a hundred nearly every option, at every field. */
export function fieldOptions(draw: Draw, schema: JsonObject): Record<string, FieldOptions> {
	const all = pointersOf(schema);
	const lavish = chance(draw, 1);
	const likely: Likely = (percent) => (lavish ? 85 : percent);
	const chosen = all.filter(() => chance(draw, likely(40)));
	return Object.fromEntries(
		chosen.map((pointer) => {
			const field = { pointer, all, fitting: fittingWidgets(schema, pointer) };
			return [pointer, { ...options(draw, field, likely), ...labelled(draw, schema, pointer) }];
		}),
	);
}
