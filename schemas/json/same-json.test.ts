import { expect, it } from "vitest";
import { writtenInOrder } from "./same-json.ts";

it("writes objects that differ only in the order of their names alike, at every depth", () => {
	const one = { b: [{ d: 1, c: null }], a: { y: 1, x: 2, z: 3 } };
	const other = { a: { z: 3, x: 2, y: 1 }, b: [{ c: null, d: 1 }] };
	expect(writtenInOrder(one)).toBe(writtenInOrder(other));
	expect(writtenInOrder(one)).toBe('{"a":{"x":2,"y":1,"z":3},"b":[{"c":null,"d":1}]}');
});

it("tells lists apart by their order, and texts from numbers", () => {
	expect(writtenInOrder([1, 2])).not.toBe(writtenInOrder([2, 1]));
	expect(writtenInOrder("1")).not.toBe(writtenInOrder(1));
});
