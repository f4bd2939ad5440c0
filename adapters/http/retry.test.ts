import { afterEach, expect, it, vi } from "vitest";
import { HttpError } from "./http-error.ts";
import { DEFAULT_RETRY, withRetry } from "./retry.ts";

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const fails = (error: Error) => vi.fn<() => Promise<string>>(() => Promise.reject(error));

it("does not repeat what fails for good", async () => {
	const attempt = fails(new HttpError("body", "out of contract"));
	await expect(withRetry(attempt, { delays: [1, 1], timeoutMs: 1000 })).rejects.toThrow("out of contract");
	expect(attempt).toHaveBeenCalledTimes(1);
});

it("starts no further attempt once its time limit is over", async () => {
	const attempt = fails(new HttpError("timeout", "late"));
	await expect(withRetry(attempt, { delays: [1, 1], timeoutMs: 0 })).rejects.toThrow("late");
	expect(attempt).toHaveBeenCalledTimes(1);
});

it("gives what a later attempt brings", async () => {
	const attempt = fails(new HttpError("network", "away"));
	attempt.mockRejectedValueOnce(new HttpError("network", "away")).mockResolvedValueOnce("here");
	expect(await withRetry(attempt, { delays: [1, 1], timeoutMs: 1000 })).toBe("here");
	expect(attempt).toHaveBeenCalledTimes(2);
});

/** When attempts begin that each fail after so many milliseconds, by the portal's own policy; `chance` is from 0 to 1. */
async function beginnings(each: number, chance: number): Promise<number[]> {
	vi.useFakeTimers({ now: 0 });
	vi.spyOn(Math, "random").mockReturnValue(chance);
	const begun: number[] = [];
	const attempt = async () => {
		begun.push(Date.now());
		await new Promise((resolve) => setTimeout(resolve, each));
		throw new HttpError("timeout", "late");
	};
	const rejected = expect(withRetry(attempt, DEFAULT_RETRY)).rejects.toThrow("late");
	await vi.runAllTimersAsync();
	await rejected;
	return begun;
}

it("makes two further attempts of what fails fast, after waits that are up to half as long again", async () => {
	expect(await beginnings(0, 0)).toEqual([0, 300, 1200]);
	expect(await beginnings(0, 1)).toEqual([0, 450, 1800]);
});

it("makes one further attempt where the server hangs until each is too late", async () => {
	expect(await beginnings(5000, 0)).toEqual([0, 5300]);
});
