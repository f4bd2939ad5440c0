import { afterEach, expect, it, vi } from "vitest";
import type { PrerenderRequest } from "../../schemas/prerender.ts";
import { countTurns } from "../testing/count-turns.ts";
import { type Prerenderer, prerenderThreads } from "./threads.ts";

const MODULE = new URL("./module.fixture.ts", import.meta.url).href;

const page = (path: string): PrerenderRequest => ({
	release: { id: "r", manifest_url: "/release/r.json" },
	path,
	search: "",
	locale: "en-US",
});

let threads: Prerenderer;
afterEach(() => threads.close());

it("prerenders from the responses of the serving thread, and asks for a release's parts once", async () => {
	const read = vi.fn(async (address: string, locale: string) => (address === "/api/a" ? locale : "part"));
	threads = prerenderThreads(MODULE, { read });
	expect((await threads.prerender(page("/")))?.html).toBe("en-US part");
	expect((await threads.prerender(page("/again")))?.html).toBe("en-US part");
	expect(read.mock.calls.filter(([address]) => address.startsWith("/release/"))).toHaveLength(1);
});

it("does its work beside the thread that serves", async () => {
	threads = prerenderThreads(MODULE, { read: async () => "" });
	await threads.prerender(page("/"));
	const turns = countTurns();
	await threads.prerender(page("/works"));
	expect(turns()).toBeGreaterThan(50);
});

it("replaces a thread that died, and one that never ends", async () => {
	threads = prerenderThreads(MODULE, { read: async () => null }, 2_000);
	await expect(threads.prerender(page("/dies"))).rejects.toThrow();
	await expect(threads.prerender(page("/works-on"))).rejects.toThrow(/abort/i);
	expect((await threads.prerender(page("/")))?.html).toBe(" ");
});

it("lets a few pages wait and refuses the others", async () => {
	threads = prerenderThreads(MODULE, { read: async () => null }, 1_000);
	const pages = Array.from({ length: 20 }, () => threads.prerender(page("/never-ends")));
	const ends = (await Promise.allSettled(pages)).map((end) => (end.status === "rejected" ? String(end.reason) : ""));
	expect(ends.filter((reason) => /too many/i.test(reason)).length).toBeGreaterThanOrEqual(7);
	expect(ends).not.toContain("");
});

it("leaves without a page what the responses cannot be had for", async () => {
	const read = async () => {
		throw new Error("no database");
	};
	threads = prerenderThreads(MODULE, { read });
	expect((await threads.prerender(page("/")))?.html).toBe(" ");
});
