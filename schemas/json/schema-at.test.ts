import { describe, expect, it } from "vitest";
import { alternatives, propertyOf, schemasAt, schemasNamed, schemasSetAt, within } from "./schema-at.ts";

const A = { title: "A" };
const B = { title: "B" };
const titles = (schemas: readonly { readonly title?: unknown }[]) => schemas.map(({ title }) => title);
const titlesAt = (root: Record<string, unknown>, pointer: string) => titles(schemasAt(root, pointer));

describe("a reference within a schema", () => {
	const root = { $defs: { a: A, "b/c": B, text: "no schema" } };

	it.each([
		["#", root],
		["#/$defs/a", A],
		["#/$defs/b~1c", B],
		["#/$defs/none", undefined],
		["#/$defs/text", undefined],
		["other.json#/$defs/a", undefined],
		["x/$defs/a", undefined],
	])("%s leads to what it names, or nowhere", (reference, found) => {
		expect(within(root)(reference, root)).toBe(found);
	});
});

describe("the schemas of what stands at a pointer", () => {
	it.each([
		["the schema itself, of the whole", { title: "Root" }, "", ["Root"]],
		["a property", { properties: { a: A } }, "/a", ["A"]],
		["nothing, of a property that is inherited by all objects", { properties: {} }, "/__proto__", []],
		["what any further property is", { additionalProperties: B, properties: { a: A } }, "/b", ["B"]],
		["the property's own, not what further ones are", { additionalProperties: B, properties: { a: A } }, "/a", ["A"]],
		["nothing, where none further may stand", { additionalProperties: false }, "/b", []],
		["anything, where all may stand", { additionalProperties: true }, "/b", [undefined]],
		["any entry of a list", { items: A }, "/*", ["A"]],
		["an entry by its number", { items: A }, "/12", ["A"]],
		["no entry by a name", { items: A }, "/a1", []],
		["no entry by a name that starts with a digit", { items: A }, "/1a", []],
		["a fixed place of a list, and the entries behind it", { prefixItems: [A], items: B }, "/0", ["A"]],
		["the entries behind the fixed places", { prefixItems: [A], items: B }, "/1", ["B"]],
		["a part of a part", { properties: { rows: { items: { properties: { a: A } } } } }, "/rows/*/a", ["A"]],
	])("are %s", (_name, schema, pointer, expected) => {
		expect(titlesAt(schema, pointer)).toEqual(expected);
	});

	it.each(["allOf", "anyOf", "oneOf"])("are found in each branch of %s", (keyword) => {
		expect(titlesAt({ [keyword]: [{ properties: { a: A } }, { properties: { a: B } }] }, "/a")).toEqual(["A", "B"]);
	});

	it.each(["then", "else"])("are found in %s", (keyword) => {
		expect(titlesAt({ [keyword]: { properties: { a: A } } }, "/a")).toEqual(["A"]);
	});

	it("are found in what a value brings, and in what is referred to, also where that refers to itself", () => {
		expect(titlesAt({ dependentSchemas: { x: { properties: { a: A } } } }, "/a")).toEqual(["A"]);
		const node = { title: "Node", properties: { next: { $ref: "#/$defs/node" } }, allOf: [{ $ref: "#/$defs/node" }] };
		const root = { $ref: "#/$defs/node", $defs: { node } };
		expect(titles(schemasSetAt(root, "/next/next"))).toEqual([undefined, "Node", undefined]);
	});

	it("are told once, however many ways lead there", () => {
		const shared = { properties: { a: A } };
		expect(titlesAt({ anyOf: [shared, shared], allOf: [shared] }, "/a")).toEqual(["A"]);
		expect(titlesAt({ anyOf: [{ properties: { a: A } }, { properties: { a: A } }] }, "/a")).toEqual(["A"]);
	});

	it("are at most two hundred, so that no schema can make a reader wait", () => {
		const many = Array.from({ length: 300 }, (_, n) => ({ properties: { a: { title: n } } }));
		expect(alternatives({ anyOf: many }, within({}))).toHaveLength(200);
		const thirty = (branch: () => object) => ({ anyOf: Array.from({ length: 30 }, branch) });
		const deep = thirty(() => ({ properties: { a: thirty(() => ({ properties: { b: {} } })) } }));
		expect([schemasAt(deep, "/a"), schemasAt(deep, "/a/b")].map(({ length }) => length)).toEqual([30, 200]);
	});
});

it("tells a property that a schema forbids from one that it does not name", () => {
	const schema = { properties: { no: false } };
	expect([propertyOf(schema, "no"), propertyOf(schema, "other"), propertyOf({}, "no")]).toEqual([
		false,
		undefined,
		undefined,
	]);
	expect(schemasNamed({ ...schema, additionalProperties: A }, "no")).toEqual([]);
});
