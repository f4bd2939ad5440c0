import { expect, it, vi } from "vitest";
import { cachedByHash } from "./cached-by-hash.ts";

it("reads what stands under a hash once, for all who ask meanwhile and later", async () => {
	const read = vi.fn(async (_source: string, hash: string) => ({ hash }));
	const find = cachedByHash(2, read);
	const [first, second] = await Promise.all([find("db", "a"), find("db", "a")]);
	expect(first).toBe(second);
	expect(await find("db", "a")).toBe(first);
	expect(read.mock.calls).toEqual([["db", "a"]]);
});

it("lets the one go that was read first, once there are more than it may have", async () => {
	const read = vi.fn(async (_source: string, hash: string) => hash);
	const find = cachedByHash(2, read);
	for (const hash of ["a", "b", "c", "b", "a"]) expect(await find("db", hash)).toBe(hash);
	expect(read.mock.calls.map(([, hash]) => hash)).toEqual(["a", "b", "c", "a"]);
});

it("reads again what was not there, and what could not be read", async () => {
	const read = vi
		.fn<(source: string, hash: string) => Promise<string | null>>()
		.mockResolvedValueOnce(null)
		.mockRejectedValueOnce(new Error("away"))
		.mockResolvedValueOnce("found");
	const find = cachedByHash(2, read);
	expect(await find("db", "a")).toBeNull();
	await expect(find("db", "a")).rejects.toThrow("away");
	expect(await find("db", "a")).toBe("found");
});
