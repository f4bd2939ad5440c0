import { beforeEach, expect, it, vi } from "vitest";
import type { PrerenderResult } from "../../schemas/prerender.ts";
import { withCacheAndTimeout } from "./prerendering.ts";

const REQUEST = {
	release: { id: "r", manifest_url: "/release/r.json" },
	path: "/",
	search: "",
	locale: "en-US",
};
const LOOK: PrerenderResult = {
	html: "<h1>News</h1>",
	forms: [],
	hasProse: false,
	source: { at: "2026-03-01T08:00:00Z", responses: [] },
};

const note = vi.fn();
beforeEach(() => note.mockClear());

it("renders a page once for all who ask within a moment", async () => {
	const prerender = vi.fn(async () => LOOK);
	const looks = withCacheAndTimeout(prerender, note);
	await looks(REQUEST);
	expect(await looks(REQUEST)).toBe(LOOK);
	expect(prerender).toHaveBeenCalledOnce();
});

it("lets a page go without one that takes too long, and has it for the next", async () => {
	const { promise, resolve } = Promise.withResolvers<PrerenderResult>();
	const looks = withCacheAndTimeout(() => promise, note, { timeoutMs: 5 });
	expect(await looks(REQUEST)).toBeNull();
	resolve(LOOK);
	await promise;
	expect(await looks(REQUEST)).toBe(LOOK);
	expect(note.mock.calls.map(([outcome]) => outcome)).toEqual(["late", "prerendered"]);
});

it("prerenders a page once for all who request it at the same time", async () => {
	const prerender = vi.fn(async () => LOOK);
	const looks = withCacheAndTimeout(prerender, note);
	expect(await Promise.all([looks(REQUEST), looks(REQUEST)])).toEqual([LOOK, LOOK]);
	expect(prerender).toHaveBeenCalledOnce();
});

it("leaves to the browser what fails and what has too long a query", async () => {
	const failing = withCacheAndTimeout(async () => {
		throw new Error("no page");
	}, note);
	expect(await failing(REQUEST)).toBeNull();
	expect(note).toHaveBeenCalledExactlyOnceWith("failed", expect.any(Number));
	const long = vi.fn(async () => LOOK);
	expect(await withCacheAndTimeout(long, note)({ ...REQUEST, search: `?q=${"a".repeat(400)}` })).toBeNull();
	expect(long).not.toHaveBeenCalled();
});
