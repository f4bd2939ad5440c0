import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointerTokens, pointerUnder, toPointer, valueAt } from "./pointer.ts";

describe("a pointer", () => {
	it.each([
		["leads to the whole where it is empty", "", []],
		["leads to a property, or to a place in a list", "/a/0", ["a", "0"]],
		["writes a slash within a name as ~1, and a tilde as ~0", "/a~1b/c~0d", ["a/b", "c~d"]],
		["takes ~01 for a tilde and a one, not for a slash", "/~01", ["~1"]],
		["may name a property without a name", "/", [""]],
	])("%s", (_name, pointer, tokens) => {
		expect(pointerTokens(pointer)).toEqual(tokens);
		expect(toPointer(tokens)).toBe(pointer);
	});

	it("is read as it was written, whatever the names", () => {
		const token = fc.oneof(fc.string(), fc.stringMatching(/^[~/01a]{0,6}$/));
		fc.assert(
			fc.property(fc.array(token, { maxLength: 5 }), (tokens) => {
				expect(pointerTokens(toPointer(tokens))).toEqual(tokens);
			}),
			{ seed: 20_260, numRuns: 200 },
		);
	});

	it("is made longer by one name or place", () => {
		expect(pointerUnder("/rows", 3)).toBe("/rows/3");
		expect(pointerUnder("", "a/b")).toBe("/a~1b");
		expect(pointerUnder("", "a~b")).toBe("/a~0b");
	});
});

describe("what stands at a pointer", () => {
	const root = { rows: [{ a: 1 }, null], text: "abc", "": { "": 2 } };

	it.each([
		["", root],
		["/rows/0/a", 1],
		["/rows/1", null],
		["//", 2],
	])("is found at %j", (pointer, value) => {
		expect(valueAt(root, pointer)).toBe(value);
	});

	it.each(["/none", "/none/a", "/rows/2", "/rows/1/a", "/rows/0/a/b", "/text/0", "/text/length"])(
		"is nothing at %j, where the way ends",
		(pointer) => {
			expect(valueAt(root, pointer)).toBeUndefined();
		},
	);

	it("is never what every object inherits", () => {
		for (const name of ["toString", "constructor", "__proto__"]) expect(valueAt(root, `/${name}`)).toBeUndefined();
		expect(valueAt(root, "/rows/map")).toBeUndefined();
	});
});
