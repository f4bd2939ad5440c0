import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { chance, type Draw, maybe, number, pick } from "./draw.ts";
import { leafSchema } from "./leaf-schema.ts";
import { names } from "./names.ts";
import { objectRules } from "./object-rules.ts";

/** How deep further schemas may nest, and the names of the form's definitions. */
export type Room = { depth: number; definitions: readonly string[] };

const inside = (room: Room): Room => ({ ...room, depth: room.depth - 1 });

/** A schema of any kind, without titles. */
export function schema(draw: Draw, room: Room): JsonObject | boolean {
	if (chance(draw, 1)) return chance(draw, 50);
	const refers = room.definitions.length > 0;
	// Also where there is no room left: what contains itself is small.
	if (refers && room.depth <= 0 && chance(draw, 12)) return reference(draw, room);
	if (room.depth <= 0 || chance(draw, 55)) return leafSchema(draw);
	if (refers && chance(draw, 20)) return reference(draw, room);
	return pick(draw, STRUCTURES)(draw, inside(room));
}

const reference = (draw: Draw, { definitions }: Room): JsonObject => ({ $ref: `#/$defs/${pick(draw, definitions)}` });

const properties = (draw: Draw, room: Room, [min, max]: readonly [number, number], taken?: readonly string[]) =>
	Object.fromEntries(names(draw, min, max, taken).map((name) => [name, schema(draw, room)]));

/** Two times of one kind, which seldom meet by chance: one can be compared with the other. */
function twoTimes(draw: Draw, taken: readonly string[]): JsonObject {
	const time = { type: "string", format: pick(draw, ["date", "date-time", "time"]) };
	return Object.fromEntries(names(draw, 2, 2, taken).map((name) => [name, time]));
}

/** An object with properties, and rules about them. */
export function objectSchema(draw: Draw, room: Room, max = 4): JsonObject {
	const some = properties(draw, room, [1, max]);
	const own = { ...some, ...maybe(draw, 8, () => twoTimes(draw, Object.keys(some))) };
	const names = Object.keys(own);
	/** Mostly others: what one part says of a question and another part too seldom goes together. */
	const further = () => properties(draw, { ...room, depth: room.depth - 1 }, [1, 2], chance(draw, 15) ? [] : names);
	return closedOrNot(draw, { type: "object", properties: own, ...objectRules(draw, names, further) });
}

/** Keywords that bring in questions which `additionalProperties: false` beside them forbids. */
const WIDENING = ["allOf", "then", "else", "dependentSchemas"];

/** Seldom closed where it asks for more than its own properties. */
function closedOrNot(draw: Draw, one: JsonObject): JsonObject {
	return WIDENING.some((keyword) => keyword in one) && !chance(draw, 5) ? open(one) : one;
}

const openMostly = (draw: Draw, one: JsonObject) => (chance(draw, 10) ? one : open(one));

const open = ({ additionalProperties: _closed, ...one }: JsonObject): JsonObject => one;

/** The questions of a row, some with rows of their own. */
function row(draw: Draw, room: Room): JsonObject {
	const some = objectSchema(draw, room, 3);
	const times = maybe(draw, 10, () => twoTimes(draw, Object.keys(asObject(some.properties))));
	const one = { ...some, properties: { ...asObject(some.properties), ...times } };
	const rows = { type: "array", items: { type: "object", properties: properties(draw, room, [1, 2]) } };
	return chance(draw, 20) ? { ...one, properties: { ...asObject(one.properties), rows } } : one;
}

/** Rows, of several questions more often than not. */
const listSchema = (draw: Draw, room: Room): JsonObject => ({
	type: "array",
	items: chance(draw, 60) ? row(draw, inside(room)) : schema(draw, room),
	...maybe(draw, 30, () => ({ minItems: number(draw, 0, 2) })),
	...maybe(draw, 30, () => ({ maxItems: number(draw, 1, 3) })),
	...maybe(draw, 10, () => ({ uniqueItems: true })),
	...maybe(draw, 12, () => ({ contains: leafSchema(draw), minContains: number(draw, 0, 1), maxContains: 2 })),
});

const tupleSchema = (draw: Draw, room: Room): JsonObject => ({
	type: "array",
	prefixItems: Array.from({ length: number(draw, 1, 3) }, () => schema(draw, room)),
	...maybe(draw, 70, () => ({ items: false })),
	...maybe(draw, 10, () => ({ items: leafSchema(draw) })),
	...maybe(draw, 20, () => ({ minItems: number(draw, 0, 3) })),
	...maybe(draw, 10, () => ({ unevaluatedItems: false })),
});

/** Alternatives of structure, told apart by a constant or not at all. */
const alternatives = (draw: Draw, room: Room): JsonObject => ({
	...maybe(draw, 50, () => ({ type: "object" })),
	...maybe(draw, 15, () => ({ properties: properties(draw, room, [1, 2]) })),
	[pick(draw, ["oneOf", "anyOf"])]: Array.from({ length: number(draw, 1, 3) }, (_, index) =>
		chance(draw, 75)
			? branch(openMostly(draw, objectSchema(draw, room, 2)), index, chance(draw, 50))
			: { ...asSchema(schema(draw, room)), title: `Way ${index}` },
	),
});

const asSchema = (one: JsonObject | boolean): JsonObject => (typeof one === "boolean" ? {} : one);

const branch = (one: JsonObject, index: number, told: boolean): JsonObject => ({
	...one,
	title: `Way ${index}`,
	...(told && {
		properties: { way: { const: `w${index}` }, ...(typeof one.properties === "object" ? one.properties : {}) },
		required: ["way"],
	}),
});

const combined = (draw: Draw, room: Room): JsonObject => ({
	allOf: Array.from({ length: number(draw, 1, 2) }, () =>
		chance(draw, 90) ? openMostly(draw, objectSchema(draw, room, 2)) : asSchema(schema(draw, room)),
	),
	...maybe(draw, 70, () => ({ type: "object" })),
});

const STRUCTURES = [objectSchema, objectSchema, listSchema, listSchema, tupleSchema, alternatives, combined];
