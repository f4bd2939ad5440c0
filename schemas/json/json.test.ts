import { describe, expect, it } from "vitest";
import { asArray, asObject, asString, isObject, isOfType, isScalar, isStrings, isTexts, typeOf } from "./json.ts";
import { isNameIn, isOneOf } from "./one-of.ts";

/** One value of each type of JSON, by the name that JSON Schema has for the type. */
const VALUES = { null: null, boolean: false, integer: 3, number: 1.5, string: "", array: [], object: {} } as const;
const VALUE_NAMES = Object.keys(VALUES);
const namesWhere = (test: (value: unknown) => boolean) =>
	Object.entries(VALUES).flatMap(([name, value]) => (test(value) ? [name] : []));

describe("the type of a value", () => {
	it("has the name that JSON Schema has for it", () => {
		expect(Object.values(VALUES).map(typeOf)).toEqual(VALUE_NAMES);
	});

	it.each(VALUE_NAMES)("%s is satisfied by its own values, and number by whole ones too", (type) => {
		expect(namesWhere((value) => isOfType(value, type))).toEqual(type === "number" ? ["integer", "number"] : [type]);
	});

	it("may be one of several", () => {
		expect(namesWhere((value) => isOfType(value, ["string", "null"]))).toEqual(["null", "string"]);
		expect(namesWhere((value) => isOfType(value, undefined))).toEqual([]);
	});
});

describe("reading JSON of unknown content", () => {
	it("tells objects from lists and from null, and scalars from all of them", () => {
		expect(namesWhere(isObject)).toEqual(["object"]);
		expect(namesWhere(isScalar)).toEqual(["boolean", "integer", "number", "string"]);
	});

	it("takes a list for texts only where each entry is one, and an object where each of its values is", () => {
		expect([[], ["a"], ["a", 1], "a", { 0: "a" }].map(isStrings)).toEqual([true, true, false, false, false]);
		expect([{}, { a: "b" }, { a: "b", c: null }, ["a"]].map(isTexts)).toEqual([true, true, false, false]);
	});

	it("takes what is of another type for empty", () => {
		expect([asObject({ a: 1 }), asObject([1]), asObject(null)]).toEqual([{ a: 1 }, {}, {}]);
		expect([asArray([1]), asArray({ 0: 1 }), asArray("ab")]).toEqual([[1], [], []]);
		expect([asString("a"), asString(1)]).toEqual(["a", undefined]);
	});

	it("finds a name in a table only where the table itself has it", () => {
		const table = { a: 1 };
		expect(["a", "b", "toString", 0].map((name) => isNameIn(table, name))).toEqual([true, false, false, false]);
		expect(["a", "b", undefined].map((value) => isOneOf(["a", "c"], value))).toEqual([true, false, false]);
	});
});
