import { expect, it } from "vitest";
import { partsReadBy } from "./scope-parts.ts";

it.each([
	["a pointer", ["/data/list/total"], ["data"]],
	["a whole part", ["/user"], ["user"]],
	["a binding", [{ bind: "/item/title", format: "text" }], ["item"]],
	["a condition, whose pointers are its names", [{ "/form/kind": { const: "a" } }], ["form"]],
	["what stands in lists", [{ values: [[{ bind: "/query/page" }]] }], ["query"]],
	["several pieces", ["/user", { a: { bind: "/config/admin" } }, undefined], ["user", "config"]],
	["a number, null and true", [1, null, true], []],
])("the parts of the scope that something reads are found in %s", (_, pieces, parts) => {
	const read = partsReadBy(pieces);
	expect(read).not.toBe("all");
	expect(parts.filter((part) => read !== "all" && read.has(part))).toEqual(parts);
	const never = ["route", "result"];
	expect(never.filter((part) => read === "all" || read.has(part))).toEqual([]);
});

it("all parts count as read where nothing says which", () => {
	expect(partsReadBy([])).toBe("all");
});

it("a piece is looked through once, and says the same every time", () => {
	const piece = { bind: "/item/title" };
	const first = partsReadBy([piece]);
	expect(partsReadBy([piece])).toEqual(first);
	expect(partsReadBy([piece, "/user"])).not.toEqual(first);
	expect(partsReadBy([piece])).toEqual(first);
});
