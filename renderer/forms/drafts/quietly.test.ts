import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quietly } from "./quietly.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives what storage answers, and nothing where it fails, at once or later", async () => {
	expect(await quietly(async () => 7)).toBe(7);
	expect(await quietly(() => Promise.reject(new Error("full")))).toBeUndefined();
	const denied = () => {
		throw new Error("denied");
	};
	expect(await quietly(denied)).toBeUndefined();
});

it("does not wait for storage that never answers, the second time less than the first", async () => {
	const heard: string[] = [];
	const ask = (name: string) => void quietly(() => new Promise(() => undefined)).then(() => heard.push(name));
	ask("first");
	await vi.advanceTimersByTimeAsync(2900);
	expect(heard).toEqual([]);
	await vi.advanceTimersByTimeAsync(200);
	expect(heard).toEqual(["first"]);
	ask("second");
	await vi.advanceTimersByTimeAsync(200);
	expect(heard).toEqual(["first", "second"]);
});
