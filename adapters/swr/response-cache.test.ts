import { expect, test } from "vitest";
import { ownResponse, toCachedResponse } from "./response-cache.ts";

const before = toCachedResponse({ code: 0, msg: "", data: [1] }, undefined, "one reader");

test.each([1, 429, 500])("code %i leaves a reader what was there before, as stale", (code) => {
	expect(toCachedResponse({ code, msg: "Busy", data: null }, before, "one reader")).toEqual({
		code,
		msg: "Busy",
		data: [1],
		stale: true,
		session: "one reader",
	});
});

test("a refusal for good leaves nothing of what was there before", () => {
	expect(toCachedResponse({ code: 404, msg: "", data: null }, before, "one reader")).toMatchObject({
		data: undefined,
		stale: false,
	});
});

test("nobody is left what another reader had before", () => {
	expect(toCachedResponse({ code: 500, msg: "", data: null }, before, null)).toMatchObject({
		data: undefined,
		stale: false,
	});
	expect(ownResponse(before, null)).toBeUndefined();
	expect(ownResponse(before, "one reader")).toBe(before);
});

test("a response that was stored without a connection is stale, and any other is not", () => {
	const stored = { code: 0, msg: "", data: [1], stored_at: "2026-11-28T09:00:00Z" };
	expect(toCachedResponse(stored, undefined, null).stale).toBe(true);
	expect(before.stale).toBe(false);
});
