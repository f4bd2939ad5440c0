import type { JsonObject } from "../../../schemas/json/json.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import { chance, type Draw, maybe, number, pick } from "./draw.ts";
import type { Widget } from "./visible-schema.ts";

type OptionSource = NonNullable<FieldOptions["options"]>;

/** Options that an operation answers: all of them, those that fit what is typed, or those that another answer leaves. */
export function remoteOptions(draw: Draw, all: readonly string[]): OptionSource {
	const categories = { operation: "messagesGetCategory", list: "/list", value: "/code", label: "/name" };
	const projects = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };
	const bind = `/form${pick(draw, all)}`;
	return pick<OptionSource>(draw, [
		categories,
		{ ...projects, search: "keyword" },
		...(bind.includes("*") ? [] : [{ ...projects, query: { keyword: { bind }, limit: 20 } }]),
	]);
}

/** How far from today a date may lie at most. */
export const dateLimit = (draw: Draw) => ({
	[pick(draw, ["not_after", "not_before"])]: pick(draw, ["today", "today", "-P18Y", "P3M", "-P1Y6M10D", "P2W"]),
});

const labels = (values: readonly string[]) => values.map((value) => ({ value, label: `Called ${value}` }));

/** What a field that is answered by choosing offers; what its schema lists by itself needs nothing. */
const offers = (draw: Draw, schema: JsonObject, all: readonly string[]): FieldOptions => {
	const { enum: listed, oneOf, anyOf } = schema;
	if (listed ?? oneOf ?? anyOf) return {};
	return chance(draw, 75) ? { options: remoteOptions(draw, all) } : { choices: labels(["a", "b", "abc"]) };
};

const limits = (draw: Draw): FieldOptions => ({
	...maybe(draw, 60, () => ({ accept: pick(draw, [["image/png"], ["image/*", "application/pdf"]]) })),
	...maybe(draw, 50, () => ({ max_size: number(draw, 1, 9) * 1000 })),
	...maybe(draw, 50, () => ({ max_count: number(draw, 1, 3) })),
});

const REGIONS = ["110101", "110105", "330106"].map((value) => ({ value, label: `Place / ${value}` }));

/** A field's schema, and the pointers of all fields. */
type Visible = { schema: JsonObject; all: readonly string[] };

type OptionsOf = (draw: Draw, visible: Visible) => FieldOptions;

const itemsOf = ({ items }: JsonObject): JsonObject =>
	typeof items === "object" && items !== null ? { ...items } : {};
const chosen: OptionsOf = (draw, { schema, all }) => offers(draw, schema, all);

const BY_WIDGET: Partial<Record<Widget, OptionsOf>> = {
	textarea: (draw) => maybe(draw, 50, () => ({ rows: number(draw, 2, 30) })),
	mobile: (draw) => maybe(draw, 50, () => ({ autocomplete: "tel-national" })),
	email: (draw) => maybe(draw, 50, () => ({ autocomplete: "email" })),
	verification_code: (draw, { all }) => maybe(draw, 80, () => ({ code_for: pick(draw, all) })),
	money: (draw) => maybe(draw, 95, () => ({ currency: pick(draw, ["CNY", "EUR", "JPY"]) })),
	select: chosen,
	combobox: chosen,
	radio: chosen,
	checkboxes: (draw, { schema, all }) => offers(draw, itemsOf(schema), all),
	date: (draw) => maybe(draw, 60, () => dateLimit(draw)),
	datetime: (draw) => maybe(draw, 70, () => dateLimit(draw)),
	file: limits,
	signature: limits,
	address: (draw) => maybe(draw, 70, () => ({ choices: REGIONS })),
	consent: (draw) => maybe(draw, 60, () => ({ link: { to: "/login" }, link_label: "Read on" })),
};

/** The widget that a schema was drawn for, with the options that only it has. */
export const requestedOptions = (draw: Draw, widget: Widget, visible: Visible): FieldOptions => ({
	widget,
	...(BY_WIDGET[widget]?.(draw, visible) ?? {}),
});
