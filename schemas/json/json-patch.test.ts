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
