import { takesType } from "../../../schemas/compiler/check/fillable.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { alternatives, schemasAt, within } from "../../../schemas/json/schema-at.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import { comparison, isTime } from "./comparison.ts";
import { condition, seenFrom } from "./condition.ts";
import { chance, type Draw, maybe, number, pick } from "./draw.ts";
import { dateLimit, remoteOptions, requestedOptions } from "./requested-options.ts";
import { meantWidget, WIDGETS, type Widget } from "./visible-schema.ts";

/** The pointers of a form's fields, rows as *, not deeper than a few levels; those of its branches and rules too. */
export function pointersOf(root: JsonObject): string[] {
	const resolve = within(root);
	const under = (schema: JsonObject, at: readonly string[]): string[] => {
		if (at.length > 5) return [];
		return alternatives(schema, resolve).flatMap((one) => [
			...Object.entries(asObject(one.properties)).flatMap(([name, own]) => entered([...at, name], own)),
			...(isObject(one.items) ? under(one.items, [...at, "*"]) : []),
			...asArray(one.prefixItems).flatMap((own, index) => entered([...at, String(index)], own)),
		]);
	};
	const entered = (at: readonly string[], own: unknown) => [toPointer(at), ...(isObject(own) ? under(own, at) : [])];
	return [...new Set(under(root, []))].slice(0, MAX_FIELDS);
}

/** How many fields of one form may have options. */
const MAX_FIELDS = 60;

/** A field, what is said of it, and all fields' pointers. */
type Field = { pointer: string; own: readonly JsonObject[]; all: readonly string[] };

/** The widgets that take a value of one of the field's types. */
function fittingWidgets({ own }: Field): readonly Widget[] {
	const types = own.flatMap(({ type }) => asArray([type].flat()).map(String));
	const found = WIDGETS.filter((widget) => types.some((type) => takesType(widget, type)));
	return found.length > 0 ? found : ["hidden"];
}

/** How a field is asked: as its schema was meant to be, or by any widget that its type allows, or some other. */
function visible(draw: Draw, field: Field): FieldOptions {
	const [meant] = field.own.flatMap((schema) => {
		const widget = meantWidget(schema);
		return widget === undefined ? [] : [{ widget, schema }];
	});
	if (meant && chance(draw, 95)) return requestedOptions(draw, meant.widget, { schema: meant.schema, all: field.all });
	if (!chance(draw, 20)) return {};
	const widget = pick(draw, chance(draw, 95) ? fittingWidgets(field) : WIDGETS);
	return requestedOptions(draw, widget, { schema: { ...field.own[0] }, all: field.all });
}

/** How likely each option is, in percent; with all at once, far likelier. */
type Likely = (percent: number) => number;

/** Mostly the fields before one: conditions on what comes later lead in circles. */
function before(draw: Draw, { pointer, all }: Field): readonly string[] {
	const earlier = all.slice(0, all.indexOf(pointer));
	return earlier.some((one) => !one.includes("*")) && !chance(draw, 8) ? earlier : all;
}

/** How likely a field is computed: what is computed is a text, and in rows it is made of the row. */
function ofComputing({ own, pointer }: Field): number {
	const isText = own.some(({ type }) => [type].flat().includes("string"));
	return isText ? (pointer.includes("*") ? 25 : 8) : 1;
}

const hasTime = ({ own }: Field) => own.some(({ format }) => isTime(format));

const options = (draw: Draw, root: JsonObject, field: Field, likely: Likely): FieldOptions => ({
	...maybe(draw, likely(30), () => ({ when: condition(draw, root, before(draw, field), field.pointer) })),
	...maybe(draw, likely(20), () => ({ required_when: condition(draw, root, field.all, field.pointer) })),
	...maybe(draw, likely(20), () => ({ hint: "A hint." })),
	...maybe(draw, likely(20), () => ({ placeholder: "Such as this" })),
	...maybe(draw, likely(30), () => ({ visibility: pick(draw, ["public", "masked", "private"]) })),
	...maybe(draw, likely(15), () => ({
		errors: { [pick(draw, ["required", "type", "maxLength", "enum"])]: "The author's text." },
	})),
	...maybe(draw, 6, () => ({ prefill: pick(draw, PREFILLS) })),
	...maybe(draw, ofComputing(field), () => ({
		computed: computed(draw, before(draw, field), field.pointer),
	})),
	...maybe(draw, isNumber(field) ? 8 : 1, () => ({
		calculated: calculation(draw, before(draw, field), field.pointer),
	})),
	...maybe(draw, likely(5), () => dateLimit(draw)),
	...maybe(draw, likely(hasTime(field) ? 50 : 6), () => comparison(draw, root, before(draw, field), field.pointer)),
	...maybe(draw, likely(10), () => ({ summary: { text: "Row: {it}", values: { it: { bind: "/item/a" } } } })),
	...maybe(draw, likely(8), () => ({ add_label: "One more" })),
	...maybe(draw, likely(5), () => ({ autocomplete: pick(draw, ["name", "email", "off"]) })),
	...maybe(draw, likely(5), () => ({ rows: number(draw, 2, 30) })),
	...maybe(draw, likely(5), () => ({ currency: pick(draw, ["CNY", "EUR"]) })),
	...maybe(draw, likely(5), () => ({ link: { to: "/login" }, link_label: "Read on" })),
	...maybe(draw, likely(5), () => ({ accept: ["image/png"], max_size: 1000, max_count: number(draw, 1, 3) })),
	...maybe(draw, likely(3), () => ({ formerly: ["was", "was_before"] })),
	...maybe(draw, 2, () => ({ code_for: pick(draw, field.all) })),
	...maybe(draw, 2, () => ({ options: remoteOptions(draw, field.all) })),
});

/** A text with another answer in it, one of the same row where there is one. */
function computed(draw: Draw, all: readonly string[], pointer: string): FieldOptions["computed"] {
	const bind = pick(draw, seenFrom(draw, all, pointer));
	return { text: "From {it}", values: { it: { bind } } };
}

const isNumber = ({ own }: Field) => own.some(({ type }) => type === "number" || type === "integer");

/** A number of other answers; what is no number among them does not compile. */
function calculation(draw: Draw, all: readonly string[], pointer: string): FieldOptions["calculated"] {
	const term = pick(draw, seenFrom(draw, all, pointer));
	if (chance(draw, 40)) return { count: term };
	const decimals = maybe(draw, 50, () => ({ decimals: number(draw, 0, 3) }));
	return chance(draw, 50)
		? { sum: [term, 0.1, { product: [term, 3] }], ...decimals }
		: { product: [term, -0.7], ...decimals };
}

/** Where first values may come from: texts for whatever they fit, and lists and objects that fit next to nothing. */
const PREFILLS = [
	...["/user/nickname", "/user/roles", "/query/a", "/query/b", "/query/a", "/query/b"],
	...["/config/admin/site_name", "/config/report/pc/page_size", "/config/report/pc/locales"],
];

/** A choice that is offered under a condition on other values, or on the portal's configuration. */
const offered = (draw: Draw, root: JsonObject, field: Field) => ({
	...maybe(draw, 15, () => ({ when: condition(draw, root, before(draw, field), field.pointer) })),
	...maybe(draw, 15, () => ({ offered_when: { "/config/report/pc/sms_notices": { const: chance(draw, 50) } } })),
});

/** Labels for some of the values that a schema lists, which are not all offered always. */
function labelled(draw: Draw, root: JsonObject, field: Field): FieldOptions {
	const values = field.own.flatMap((one) => asArray(one.enum ?? asObject(one.items).enum));
	const choices = values.filter((value) => typeof value === "string" || typeof value === "number");
	if (choices.length === 0 || !chance(draw, 25)) return {};
	return {
		choices: choices.map((value) => ({
			value,
			label: `Called ${value}`,
			hint: "What it means.",
			...offered(draw, root, field),
		})),
	};
}

/** Options for some of a form's fields; in one form of a hundred nearly every option, at every field. */
export function fieldOptions(draw: Draw, schema: JsonObject): Record<string, FieldOptions> {
	const all = pointersOf(schema);
	const lavish = chance(draw, 1);
	const likely: Likely = (percent) => (lavish ? 85 : percent);
	const resolve = within(schema);
	const fields = all.map((pointer): Field => {
		const own = schemasAt(schema, pointer).flatMap((one) => alternatives(one, resolve));
		return { pointer, own, all };
	});
	const chosen = fields.filter(({ own }) => own.some(meantWidget) || chance(draw, likely(40)));
	return Object.fromEntries(
		chosen.map((field) => [
			field.pointer,
			{ ...options(draw, schema, field, likely), ...labelled(draw, schema, field), ...visible(draw, field) },
		]),
	);
}
