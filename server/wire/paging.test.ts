import { describe, expect, it } from "vitest";
import { cursorOf, demandOffered, PAGE_SIZE, pageOf } from "./paging.ts";
import { Refusal } from "./refusal.ts";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a page of a list", () => {
	it("is the first of ten entries unless told", () => {
		expect(pageOf({})).toEqual({ number: 1, limit: PAGE_SIZE, after: null });
		expect(pageOf({ page: 3, limit: 20 })).toEqual({ number: 3, limit: 20, after: null });
	});

	it("goes on where a cursor leads, whatever number stands beside it", () => {
		const position = { key: "2026-11-27T10:00:00Z", id: "说明/1", page: 4 };
		expect(pageOf({ page: 9, cursor: cursorOf(position) })).toEqual({ number: 4, limit: PAGE_SIZE, after: position });
	});

	it.each([
		["no base64", "%%%"],
		["no JSON", Buffer.from("[").toString("base64url")],
		["no list", encoded({ key: "a" })],
		["a key that is no text", encoded([1, "id", 2])],
		["an id that is no text", encoded(["key", 1, 2])],
		["no page", encoded(["key", "id"])],
		["a page below the first", encoded(["key", "id", 0])],
		["a page that is not whole", encoded(["key", "id", 1.5])],
		["a page further than any list is long", encoded(["key", "id", 1_000_001])],
		["nothing", ""],
	])("is refused for a cursor of %s", (_name, cursor) => {
		expect(() => pageOf({ cursor })).toThrow(Refusal);
	});

	it("is offered while the list reaches it, the first always, and whatever a cursor leads to", () => {
		const offered = (number: number, total: number) => () => demandOffered({ number, limit: 10, after: null }, total);
		for (const [number, total] of [
			[1, 0],
			[2, 11],
			[3, 21],
		] as const)
			expect(offered(number, total)).not.toThrow();
		for (const [number, total] of [
			[2, 10],
			[3, 20],
		] as const)
			expect(offered(number, total)).toThrow(Refusal);
		const after = { key: "", id: "", page: 7 };
		expect(() => demandOffered({ number: 7, limit: 10, after }, 0)).not.toThrow();
	});
});
