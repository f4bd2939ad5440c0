import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asStored, networkFirst, storedFirst } from "./respond.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A whole response of the same host, as the browser gives one. */
function answer(text: string, status = 200) {
	const response = new Response(text, { status });
	Object.defineProperty(response, "type", { value: "basic" });
	return response;
}

function setUp(network: () => Promise<Response>, known?: string) {
	const store = vi.fn();
	const fetch = vi.fn(network);
	return { fetch, store, stored: async () => (known === undefined ? undefined : new Response(known)) };
}

const text = async (response: Promise<Response>) => (await response).text();
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

it("requests an unchanging file once", async () => {
	const first = setUp(async () => answer("script"));
	expect(await text(storedFirst(first))).toBe("script");
	expect(first.store).toHaveBeenCalledOnce();
	const second = setUp(offline, "script");
	expect(await text(storedFirst(second))).toBe("script");
	expect(second.fetch).not.toHaveBeenCalled();
});

it("does not store what failed", async () => {
	const ways = setUp(async () => answer("broken", 500));
	await storedFirst(ways);
	await networkFirst(ways, 100);
	expect(ways.store).not.toHaveBeenCalled();
});

it("takes the network's response, however much is stored", async () => {
	const ways = setUp(async () => answer("new"), "old");
	expect(await text(networkFirst(ways, 100))).toBe("new");
	expect(ways.store).toHaveBeenCalledOnce();
});

it("takes what is stored where there is no network", async () => {
	expect(await text(networkFirst(setUp(offline, "old"), 100))).toBe("old");
});

it("fails where there is neither", async () => {
	await expect(networkFirst(setUp(offline), 100)).rejects.toThrow("Failed to fetch");
});

it("does not wait for a silent network longer than its time limit, but stores what comes late", async () => {
	const late = Promise.withResolvers<Response>();
	const ways = setUp(() => late.promise, "old");
	const shown = text(networkFirst(ways, 100));
	await vi.advanceTimersByTimeAsync(100);
	expect(await shown).toBe("old");
	late.resolve(answer("new"));
	await vi.advanceTimersByTimeAsync(0);
	expect(ways.store).toHaveBeenCalledOnce();
});

it("waits for a silent network as long as it takes where nothing is stored", async () => {
	const late = Promise.withResolvers<Response>();
	const shown = text(
		networkFirst(
			setUp(() => late.promise),
			100,
		),
	);
	await vi.advanceTimersByTimeAsync(5000);
	late.resolve(answer("new"));
	expect(await shown).toBe("new");
});

it("marks an envelope with when it was stored, and stores no refusal", async () => {
	const now = new Date("2026-11-21T08:00:00.000Z");
	const stored = await asStored(Response.json({ code: 0, msg: "", data: [1] }), now);
	expect(await stored?.json()).toEqual({ code: 0, msg: "", data: [1], stored_at: now.toISOString() });
	expect(await asStored(Response.json({ code: 401, msg: "Log in.", data: null }), now)).toBeUndefined();
	expect(await asStored(new Response("<html>"), now)).toBeUndefined();
});
