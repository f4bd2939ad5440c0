import { asArray, asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { alternatives, schemasAt, within } from "../../../schemas/json/schema-at.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { chance, type Draw, pick } from "./draw.ts";

type Test = JsonObject | boolean;

/** What may be asked of any answer: whether there is one, and things that hold for few. */
const TESTS: readonly Test[] = [
	...[true, false, true, false],
	{ not: { const: "zzz" } },
	{ enum: ["a", "b", 1, true, 0] },
	{ not: { const: "a" } },
];

const BY_TYPE: Readonly<Record<string, readonly Test[]>> = {
	string: [{ const: "a" }, { type: "string" }, { type: "string", pattern: "^a" }, { enum: ["a", "abc"] }],
	number: [{ type: "number", minimum: 1 }, { const: 1 }],
	integer: [{ type: "number", minimum: 1 }, { const: 1 }],
	boolean: [{ const: true }],
	array: [{ type: "array", minItems: 1 }],
	object: [{ type: "object" }],
};

/** A test that the answer at a pointer into the form can pass, more often than not. */
function testOf(draw: Draw, root: JsonObject, pointer: string): Test {
	const shown = schemasAt(root, pointer).flatMap((one) => alternatives(one, within(root)));
	const listed = shown.flatMap((one) => asArray(one.enum));
	const fitting = shown.flatMap(({ type }) => [type].flat().flatMap((one) => BY_TYPE[String(one)] ?? []));
	if (listed.length > 0 && chance(draw, 60)) return { const: pick(draw, listed.map(asValue)) };
	if (listed.length === 0 && fitting.length > 0 && chance(draw, 60)) return pick(draw, fitting);
	if (chance(draw, 97)) return pick(draw, TESTS.slice(0, 5));
	return pick(draw, [...TESTS, ...Object.values(BY_TYPE).flat()]);
}

const asValue = (value: unknown) => (value === undefined ? null : value);

/** What the field at a pointer can name: the answers of its own row, more often than not, and those outside of rows. */
export function seenFrom(draw: Draw, pointers: readonly string[], of?: string): string[] {
	const row = of?.includes("/*/") ? of.slice(0, of.lastIndexOf("/*/") + 2) : undefined;
	const rows = pointers.filter((pointer) => row !== undefined && pointer.startsWith(`${row}/`) && pointer !== of);
	const roots = pointers.filter((pointer) => !pointer.includes("*")).map((pointer) => `/form${pointer}`);
	const items = rows
		.map((pointer) => `/item${pointer.slice(row?.length ?? 0)}`)
		.filter((pointer) => !pointer.includes("*"));
	const near = items.length > 0 && chance(draw, 70) ? items : roots;
	return near.length > 0 ? near : [...items, "/form"];
}

/** A condition on the form's own properties, or on those of the row that the field `of` is in; at times one of two. */
export function condition(draw: Draw, root: JsonObject, pointers: readonly string[], of?: string): Condition {
	const one = () => onOne(draw, root, pointers, of);
	return chance(draw, 8) ? { any_of: [one(), one()] } : one();
}

function onOne(draw: Draw, root: JsonObject, pointers: readonly string[], of?: string): Condition {
	const seen = pick(draw, seenFrom(draw, pointers, of));
	const row = of?.slice(0, of.lastIndexOf("/*/") + 2) ?? "";
	const place = seen.startsWith("/item") ? `${row}${seen.slice("/item".length)}` : seen.slice("/form".length);
	return { [seen]: testOf(draw, asObject(root), place) };
}
