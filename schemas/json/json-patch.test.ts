import { expect, test } from "vitest";
import { applyJsonPatch } from "./json-patch.ts";

const document = { a: 1, b: { x: [1, 2] }, "c/d": null };

test("renames in place, so that the order of names stays", () => {
	const moved = applyJsonPatch(document, [{ op: "move", from: "/b", path: "/other" }]);
	expect(JSON.stringify(moved)).toBe('{"a":1,"other":{"x":[1,2]},"c/d":null}');
});

test("adds to lists, replaces and removes, and leaves what it was given", () => {
	const changed = applyJsonPatch(document, [
		{ op: "test", path: "/b", value: { x: [1, 2] } },
		{ op: "add", path: "/b/x/-", value: 3 },
		{ op: "add", path: "/b/x/0", value: 0 },
		{ op: "replace", path: "/a", value: 2 },
		{ op: "remove", path: "/c~1d" },
		{ op: "move", from: "/b/x", path: "/x" },
	]);
	expect(changed).toEqual({ a: 2, b: {}, x: [0, 1, 2, 3] });
	expect(document).toEqual({ a: 1, b: { x: [1, 2] }, "c/d": null });
});

test("does all or nothing", () => {
	const first = { op: "replace", path: "/a", value: 2 } as const;
	expect(applyJsonPatch(document, [first, { op: "test", path: "/a", value: 1 }])).toBeUndefined();
	expect(applyJsonPatch(document, [first, { op: "remove", path: "/none" }])).toBeUndefined();
	expect(applyJsonPatch(document, [first, { op: "add", path: "/b/x/9", value: 1 }])).toBeUndefined();
	expect(applyJsonPatch(document, [first, { op: "replace", path: "/none", value: 1 }])).toBeUndefined();
	expect(applyJsonPatch(document, [first, { op: "move", from: "/none", path: "/a" }])).toBeUndefined();
});

const rows = { rows: ["a", "b"], of: { rows: ["c"] } };

test.each([
	["before the first", "/rows/0", ["x", "a", "b"]],
	["between two", "/rows/1", ["a", "x", "b"]],
	["behind the last, by its number or by -", "/rows/2", ["a", "b", "x"]],
	["behind the last, by its number or by -", "/rows/-", ["a", "b", "x"]],
])("adds an entry to a list %s: %s", (_where, path, result) => {
	expect(applyJsonPatch(rows, [{ op: "add", path, value: "x" }])).toEqual({ ...rows, rows: result });
});

test("replaces and removes one entry of a list, and leaves it a list", () => {
	expect(applyJsonPatch(rows, [{ op: "remove", path: "/rows/0" }])).toEqual({ ...rows, rows: ["b"] });
	expect(applyJsonPatch(rows, [{ op: "replace", path: "/rows/1", value: "x" }])).toEqual({ ...rows, rows: ["a", "x"] });
	expect(applyJsonPatch(rows, [{ op: "move", from: "/rows/0", path: "/rows/1" }])).toEqual({
		...rows,
		rows: ["b", "a"],
	});
	const within = [{ op: "replace", path: "/of/rows/0", value: "x" }] as const;
	expect(applyJsonPatch(rows, within)).toEqual({ ...rows, of: { rows: ["x"] } });
});

test.each(["", "01", "-1", "1.5", "1e0", " 1", "3", "length", "map"])("takes no %j for a place in a list", (token) => {
	const path = `/rows/${token}`;
	expect(applyJsonPatch(rows, [{ op: "add", path, value: "x" }])).toBeUndefined();
	expect(applyJsonPatch(rows, [{ op: "replace", path, value: "x" }])).toBeUndefined();
	expect(applyJsonPatch(rows, [{ op: "remove", path }])).toBeUndefined();
});

test.each(["", "/none/x", "/a/x", "/c~1d/x", "/b/x/0/y", "/toString/x"])(
	"changes nothing at %j, where nothing can stand",
	(path) => {
		expect(applyJsonPatch(document, [{ op: "add", path, value: 1 }])).toBeUndefined();
	},
);

test("moves to another parent, also where the name stays", () => {
	const moved = applyJsonPatch({ a: { x: 1 }, b: {} }, [{ op: "move", from: "/a/x", path: "/b/x" }]);
	expect(moved).toEqual({ a: {}, b: { x: 1 } });
});

test("renames deep within, over what has the name already", () => {
	const nested = { of: { first: 1, second: 2, third: 3 } };
	const renamed = applyJsonPatch(nested, [{ op: "move", from: "/of/first", path: "/of/third" }]);
	expect(JSON.stringify(renamed)).toBe('{"of":{"third":1,"second":2}}');
	expect(applyJsonPatch(nested, [{ op: "move", from: "/of/first", path: "/of/first" }])).toEqual(nested);
});

test("moves nothing into itself", () => {
	expect(applyJsonPatch(document, [{ op: "move", from: "/b", path: "/b/x/0" }])).toBeUndefined();
});
