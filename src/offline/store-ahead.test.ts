import { expect, it, vi } from "vitest";
import { storeAhead } from "./store-ahead.ts";

/** A cache in memory. */
function memoryCache(known: string[] = []) {
	const entries = new Map(known.map((address) => [address, new Response("known")]));
	const cache = {
		match: async (address: RequestInfo | URL) => entries.get(String(address)),
		delete: async (address: RequestInfo | URL) => entries.delete(String(address)),
		put: async (address: RequestInfo | URL, response: Response) => void entries.set(String(address), response),
		keys: async () => [...entries.keys()].map((address) => new Request(`https://city.example${address}`)),
	};
	return { cache, addresses: () => [...entries.keys()] };
}

const whole = (text: string) => Object.defineProperty(new Response(text), "type", { value: "basic" });

it("fetches what is not stored yet, and each file once", async () => {
	const { cache, addresses } = memoryCache(["/assets/a.js"]);
	const load = vi.fn(async (address: string) => whole(address));
	await storeAhead(cache, ["/assets/a.js", "/assets/b.js", "/assets/b.js", "/release/1.json"], 10, load);
	expect(load.mock.calls.map(([address]) => address)).toEqual(["/assets/b.js", "/release/1.json"]);
	expect(addresses()).toEqual(["/assets/a.js", "/assets/b.js", "/release/1.json"]);
});

it("goes on after what fails, and stores nothing that is not whole", async () => {
	const { cache, addresses } = memoryCache();
	const load = async (address: string) => {
		if (address === "/a") throw new TypeError("Failed to fetch");
		return address === "/b" ? new Response("gone", { status: 404 }) : whole(address);
	};
	await storeAhead(cache, ["/a", "/b", "/c", "/d"], 10, load);
	expect(addresses()).toEqual(["/c", "/d"]);
});
