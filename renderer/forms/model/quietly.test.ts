import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quietly } from "./draft-storage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives what storage returns, and nothing where it fails, at once or later", async () => {
	expect(await quietly(async () => 7)).toBe(7);
	expect(await quietly(() => Promise.reject(new Error("full")))).toBeUndefined();
	const denied = () => {
		throw new Error("denied");
	};
	expect(await quietly(denied)).toBeUndefined();
});

it("does not wait for storage that never responds, the second time less than the first", async () => {
	const settled: string[] = [];
	const wait = (name: string) => void quietly(() => new Promise(() => undefined)).then(() => settled.push(name));
	wait("first");
	await vi.advanceTimersByTimeAsync(2900);
	expect(settled).toEqual([]);
	await vi.advanceTimersByTimeAsync(200);
	expect(settled).toEqual(["first"]);
	wait("second");
	await vi.advanceTimersByTimeAsync(200);
	expect(settled).toEqual(["first", "second"]);
});
