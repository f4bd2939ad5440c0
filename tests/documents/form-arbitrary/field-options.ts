import { asObject, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import type { Condition, FieldOptions } from "../../../schemas/types.gen.ts";
import { type Draw, maybe, pick } from "./draw.ts";

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

const options = (draw: Draw, pointer: string, all: readonly string[]): FieldOptions => ({
	...maybe(draw, 30, () => ({ when: condition(draw, all, pointer) })),
	...maybe(draw, 20, () => ({ required_when: condition(draw, all, pointer) })),
	...maybe(draw, 12, () => ({ widget: pick(draw, WIDGETS) })),
	...maybe(draw, 20, () => ({ hint: "A hint." })),
	...maybe(draw, 20, () => ({ placeholder: "Such as this" })),
	...maybe(draw, 30, () => ({ visibility: pick(draw, ["public", "masked", "private"]) })),
	...maybe(draw, 15, () => ({
		errors: { [pick(draw, ["required", "type", "maxLength", "enum"])]: "The author's text." },
	})),
	...maybe(draw, 4, () => ({ prefill: "/user/nickname" })),
	...maybe(draw, 4, () => ({ computed: { text: "From {it}", values: { it: { bind: `/form${pick(draw, all)}` } } } })),
	...maybe(draw, 5, () => ({ not_after: "today" })),
	...maybe(draw, 10, () => ({ summary: { text: "Row: {it}", values: { it: { bind: "/item/a" } } } })),
});

/** Options for some of a form's fields. */
export function fieldOptions(draw: Draw, schema: JsonObject): Record<string, FieldOptions> {
	const all = pointersOf(schema);
	const chosen = all.filter(() => number40(draw));
	return Object.fromEntries(chosen.map((pointer) => [pointer, options(draw, pointer, all)]));
}

const number40 = (draw: Draw) => pick(draw, [true, true, false, false, false]);
