import type { JsonObject } from "../../../schemas/json/json.ts";
import { FORMATS } from "../../../schemas/rules/formats/formats.ts";
import { chance, type Draw, maybe, number, pick } from "./draw.ts";
import { visibleSchema } from "./visible-schema.ts";

type Leaf = (draw: Draw) => JsonObject;

const PATTERNS = ["^[a-z]+$", "^\\d{2,4}$", "é", "^(ab)?c", "^\\p{L}+$", "a|b"];

const text: Leaf = (draw) => ({
	type: "string",
	...maybe(draw, 30, () => ({ minLength: number(draw, 0, 3) })),
	...maybe(draw, 30, () => ({ maxLength: pick(draw, [1, 5, 40, 400]) })),
	...maybe(draw, 20, () => ({ pattern: pick(draw, PATTERNS) })),
	...maybe(draw, 10, () => ({ default: pick(draw, ["", "abc", "12"]) })),
	...maybe(draw, 10, () => ({ readOnly: true })),
});

const formatted: Leaf = (draw) => ({ type: "string", format: pick(draw, Object.keys(FORMATS)) });

const quantity: Leaf = (draw) => ({
	type: pick(draw, ["number", "integer"]),
	...maybe(draw, 30, () => ({ minimum: number(draw, -3, 3) })),
	...maybe(draw, 30, () => ({ maximum: number(draw, 2, 9) })),
	...maybe(draw, 15, () => ({ exclusiveMinimum: number(draw, -3, 1) })),
	...maybe(draw, 15, () => ({ exclusiveMaximum: number(draw, 4, 9) })),
	...maybe(draw, 15, () => ({ multipleOf: pick(draw, [1, 2, 0.5, 0.1]) })),
	...maybe(draw, 10, () => ({ default: number(draw, 0, 5) })),
});

const tick: Leaf = (draw) => ({
	type: "boolean",
	...maybe(draw, 20, () => ({ const: true })),
	...maybe(draw, 15, () => ({ default: pick(draw, [true, false]) })),
});

const VALUES: readonly (readonly unknown[])[] = [
	["a", "b", "c"],
	["one"],
	["a", "b", "c", "d", "e", "f"],
	[1, 2, 3],
	[true, false],
	["a", 1, true],
	["a", null],
	["", "x"],
	["1", 1],
];

const listed: Leaf = (draw) => ({ enum: pick(draw, VALUES), ...maybe(draw, 1, () => ({ type: ["string", "null"] })) });

const nullableChoice: Leaf = () => ({ type: ["string", "null"], enum: ["a", "b", null] });

const titled: Leaf = (draw) => ({
	[pick(draw, ["oneOf", "anyOf"])]: pick(draw, VALUES).map((value) => ({ const: value, title: `Choice ${value}` })),
});

const constant: Leaf = (draw) => ({ const: pick(draw, ["a", 1, true, null, [1], { a: 1 }]) });

const nullable: Leaf = (draw) => {
	const one = pick(draw, [text, quantity, tick, text, quantity, tick, nullableChoice])(draw);
	return { ...one, type: chance(draw, 2) ? ["boolean", "null"] : [...new Set([one.type, "null"].flat())] };
};

const several: Leaf = (draw) => ({
	type: "array",
	items: pick(draw, [listed, titled])(draw),
	...maybe(draw, 60, () => ({ uniqueItems: true })),
	...maybe(draw, 30, () => ({ minItems: number(draw, 0, 2) })),
	...maybe(draw, 30, () => ({ maxItems: number(draw, 1, 3) })),
});

/** Such as hardly anybody writes. */
const odd: Leaf = (draw) =>
	pick<JsonObject>(draw, [
		{},
		{ type: "null" },
		{ type: ["string", "number"] },
		{ type: ["integer", "object"] },
		{ minLength: 2 },
		{ minimum: 1 },
		{ not: { const: "a" } },
		{ type: "string", not: { enum: ["a", "b"] } },
		{ type: "array" },
		{ type: "object" },
		{ type: "array", items: true },
		{ type: "array", items: false },
		{ type: "string", enum: [1, 2] },
	]);

const LEAVES: readonly Leaf[] = [
	text,
	text,
	text,
	formatted,
	quantity,
	tick,
	listed,
	titled,
	constant,
	nullable,
	several,
	...[text, quantity, tick, listed, titled, several],
	...[text, formatted, quantity, listed, titled],
	(draw) => (chance(draw, 40) ? odd : text)(draw),
];

/** The schema of one answer, without a title. */
export const leafSchema = (draw: Draw): JsonObject => ({
	...maybe(draw, 3, () => ({ $comment: "To be asked in person later." })),
	...(chance(draw, 30) ? visibleSchema(draw) : pick(draw, LEAVES)(draw)),
	...maybe(draw, 10, () => ({ description: "Some help." })),
	...maybe(draw, 3, () => ({ deprecated: true })),
	...maybe(draw, 3, () => ({ examples: ["abc"] })),
});
