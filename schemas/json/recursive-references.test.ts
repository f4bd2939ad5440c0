import { expect, it } from "vitest";
import { recursiveReferences } from "./recursive-references.ts";

const naming = (...names: string[]) => ({ anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) });
const found = ($defs: unknown) => [...recursiveReferences({ $defs })];

it.each([
	["a definition that names itself", { a: naming("a") }, ["a"]],
	["each of a circle of definitions", { a: naming("b"), b: naming("c"), c: naming("a") }, ["a", "b", "c"]],
	["not what only leads to a circle", { a: naming("b"), b: naming("b") }, ["b"]],
	["not what two definitions share", { a: naming("b", "c"), b: naming("c"), c: {} }, []],
	["the circle behind a shared one", { a: naming("b", "c"), b: naming("c"), c: naming("a") }, ["a", "b", "c"]],
	["a circle through a property deep within", { a: { properties: { x: { items: naming("a") } } } }, ["a"]],
	["nothing of names that are not defined, or no schemas", { a: naming("none"), b: true }, []],
])("finds %s", (_name, definitions, names) => {
	expect(found(definitions)).toEqual(names.map((name) => `#/$defs/${name}`));
});

it("finds nothing where nothing is defined", () => {
	expect(found(undefined)).toEqual([]);
});
