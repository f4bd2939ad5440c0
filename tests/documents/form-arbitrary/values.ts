import fc from "fast-check";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { within } from "../../../schemas/json/schema-at.ts";
import { chance, type Draw, number, pick } from "./draw.ts";

/** Values that fit many schemas, and some that fit few. */
const VALUES: readonly unknown[] = [
	"a",
	"b",
	"abc",
	"",
	"12",
	"é",
	"x".repeat(50),
	"2026-11-21",
	"13800000000",
	"li@example.cn",
	"https://example.cn/",
	0,
	1,
	2,
	3,
	0.5,
	-1,
	1e21,
	true,
	false,
	null,
	[],
	{},
	["a"],
	[1, 1],
	{ a: "a" },
	[null],
	{ way: "w1" },
];

/** A value that a schema takes more often than not. */
export function value(draw: Draw, schema: unknown, root: JsonObject, depth = 6): unknown {
	if (!isObject(schema) || depth <= 0 || chance(draw, 8)) return pick(draw, VALUES);
	if (typeof schema.$ref === "string") return value(draw, within(root)(schema.$ref, schema), root, depth - 1);
	if ("const" in schema) return schema.const;
	if (Array.isArray(schema.enum))
		return pick(
			draw,
			schema.enum.filter((value) => value !== undefined),
		);
	const branches = [...asArray(schema.oneOf), ...asArray(schema.anyOf)];
	const parts = [schema, ...asArray(schema.allOf), ...(branches.length > 0 ? [pick(draw, branches)] : [])].filter(
		isObject,
	);
	const extra = [schema.then, schema.else, ...Object.values(asObject(schema.dependentSchemas))].filter(isObject);
	const names = new Map(
		[...parts, ...extra.filter(() => chance(draw, 50))].flatMap((one) => Object.entries(asObject(one.properties))),
	);
	if (names.size > 0) return object(draw, names, root, depth);
	if (branches.length > 0) return value(draw, pick(draw, branches), root, depth - 1);
	return byType(draw, schema, root, depth);
}

const object = (draw: Draw, names: ReadonlyMap<string, unknown>, root: JsonObject, depth: number) =>
	Object.fromEntries(
		[...names].flatMap(([name, own]) => (chance(draw, 80) ? [[name, value(draw, own, root, depth - 1)]] : [])),
	);

function byType(draw: Draw, schema: JsonObject, root: JsonObject, depth: number): unknown {
	const [type] = [schema.type].flat();
	const { prefixItems } = schema;
	if (Array.isArray(prefixItems)) return prefixItems.map((one) => value(draw, one, root, depth - 1));
	if (type === "array")
		return Array.from({ length: number(draw, 0, 3) }, () => value(draw, schema.items, root, depth - 1));
	if (type === "integer" || type === "number") return number(draw, 0, 6);
	if (type === "boolean") return chance(draw, 70);
	return pick(draw, VALUES.slice(0, 11));
}

/** Answers to a form: roughly what it asks for, with things that nobody could type among them. */
export const valuesFor = (draw: Draw, schema: JsonObject): Record<string, unknown> => {
	const found = value(draw, schema, schema);
	return isObject(found) ? { ...found, ...(chance(draw, 10) && { surplus: pick(draw, VALUES) }) } : {};
};

/** A stream of draws to be used with `valuesFor`. */
export const draws = fc.gen();
