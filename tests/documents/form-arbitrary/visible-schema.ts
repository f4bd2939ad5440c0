import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import { chance, type Draw, maybe, number, pick } from "./draw.ts";

/** How a field may be asked. */
export type Widget = NonNullable<FieldOptions["widget"]>;

const CHOICES: readonly (readonly unknown[])[] = [
	["a", "b", "c"],
	["a", "b", "c", "d", "e", "f"],
	[1, 2, 3],
	["one"],
	[true, false],
	["a", 1, true],
];

/** Values that can be chosen: listed, or titled. */
function chosen(draw: Draw): JsonObject {
	const values = pick(draw, CHOICES);
	const titled = values.map((value) => ({ const: value, title: `Choice ${value}` }));
	return pick<JsonObject>(draw, [{ enum: values }, { enum: values }, { oneOf: titled }, { anyOf: titled }]);
}

/** A text that is chosen from what the document, or an operation, offers beside the schema; or what the schema lists. */
const offered = (draw: Draw): JsonObject => (chance(draw, 45) ? { type: "string" } : chosen(draw));

const text = (draw: Draw): JsonObject => ({
	type: chance(draw, 8) ? ["string", "null"] : "string",
	...maybe(draw, 20, () => ({ minLength: number(draw, 0, 3) })),
	...maybe(draw, 15, () => ({ default: pick(draw, ["", "abc", "12"]) })),
});

const formatted = (draw: Draw, format: string): JsonObject => ({
	type: "string",
	...maybe(draw, 90, () => ({ format })),
	...maybe(draw, 10, () => ({ default: "2026-11-21" })),
});

const amount = (draw: Draw): JsonObject => ({
	type: pick(draw, ["number", "integer"]),
	...maybe(draw, 50, () => ({ minimum: number(draw, -1, 1) })),
	...maybe(draw, 30, () => ({ maximum: number(draw, 2, 40) })),
	...maybe(draw, 20, () => ({ multipleOf: pick(draw, [1, 0.5, 0.03, 0.01]) })),
	...maybe(draw, 10, () => ({ default: number(draw, 0, 3) })),
});

const parts = (draw: Draw, properties: JsonObject): JsonObject => ({
	type: "object",
	properties,
	...maybe(draw, 40, () => ({ required: [pick(draw, Object.keys(properties))] })),
	...maybe(draw, 40, () => ({ additionalProperties: false })),
});

const files = (draw: Draw): JsonObject =>
	chance(draw, 40)
		? { type: "string" }
		: {
				type: "array",
				items: { type: "string" },
				...maybe(draw, 40, () => ({ maxItems: number(draw, 1, 3) })),
				...maybe(draw, 20, () => ({ minItems: 1 })),
			};

/** What differs from run to run of the types whose rules can meet in many ways; any other is drawn as its sample has it. */
const BY_WIDGET: Partial<Record<Widget, (draw: Draw) => JsonObject>> = {
	text,
	textarea: (draw) => ({ ...text(draw), ...maybe(draw, 60, () => ({ maxLength: 400 })) }),
	mobile: (draw) => formatted(draw, "mobile"),
	verification_code: (draw) => ({ type: "string", ...maybe(draw, 60, () => ({ pattern: "^[0-9]{6}$" })) }),
	email: (draw) => formatted(draw, "email"),
	url: (draw) => formatted(draw, pick(draw, ["uri", "uri-reference"])),
	number: amount,
	money: amount,
	select: offered,
	combobox: offered,
	radio: offered,
	checkbox: (draw) => ({ type: "boolean", ...maybe(draw, 20, () => ({ default: chance(draw, 50) })) }),
	checkboxes: (draw) => ({
		type: "array",
		items: chance(draw, 30) ? { type: "string" } : offered(draw),
		...maybe(draw, 80, () => ({ uniqueItems: true })),
		...maybe(draw, 30, () => ({ minItems: 1 })),
	}),
	date: (draw) => formatted(draw, "date"),
	time: (draw) => formatted(draw, pick(draw, ["time", "iso-time"])),
	datetime: (draw) => formatted(draw, pick(draw, ["date-time", "iso-date-time"])),
	file: files,
	id_card: (draw) => formatted(draw, "id-card"),
	rating: (draw) => ({ type: "integer", minimum: 1, maximum: pick(draw, [3, 5, 10]) }),
	signature: () => ({ type: "string" }),
	address: (draw) =>
		parts(draw, {
			region: { type: "string", title: "Region", enum: ["110101", "110105", "330106"] },
			detail: { type: "string", title: "Street and number", minLength: 3 },
		}),
	location: (draw) =>
		parts(draw, {
			latitude: { type: "number", title: "Latitude", minimum: -90, maximum: 90 },
			longitude: { type: "number", title: "Longitude", minimum: -180, maximum: 180 },
			text: { type: "string", title: "In words", maxLength: 200 },
		}),
	consent: () => ({ type: "boolean", const: true }),
	static: (draw) => pick(draw, [text, amount])(draw),
	hidden: (draw) => pick<JsonObject>(draw, [{ type: "string", const: "a", default: "a" }, text(draw), amount(draw)]),
};

/** Every widget. */
export const WIDGETS = FIELD_TYPE_NAMES;

const MARK = "Asked by the widget ";

const sampleSchema = (widget: Widget): JsonObject =>
	Object.values(FIELD_AUTHORING[widget].sample.properties).at(-1) ?? {};

/** A schema that one of the widgets is meant for, each as likely as the others; its remark says which. */
export function visibleSchema(draw: Draw): JsonObject {
	const widget = pick(draw, WIDGETS);
	return { ...(BY_WIDGET[widget]?.(draw) ?? sampleSchema(widget)), $comment: `${MARK}${widget}` };
}

/** The widget that a schema's remark names. */
export function meantWidget({ $comment }: JsonObject): Widget | undefined {
	const name = typeof $comment === "string" && $comment.startsWith(MARK) ? $comment.slice(MARK.length) : undefined;
	return WIDGETS.find((widget) => widget === name);
}
