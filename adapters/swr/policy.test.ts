import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { swrPolicy } from "./policy.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** Milliseconds until SWR is told to request again what has failed so many times. */
async function waitAfter(failures: number, chance: number): Promise<number> {
	vi.spyOn(Math, "random").mockReturnValue(chance);
	const revalidate = vi.fn(async () => true);
	const failed = [new Error("away"), "key", SWRConfig.defaultValue, revalidate] as const;
	swrPolicy({}).onErrorRetry(...failed, { retryCount: failures, dedupe: false });
	const begun = Date.now();
	await vi.advanceTimersToNextTimerAsync();
	expect(revalidate).toHaveBeenCalledExactlyOnceWith({ retryCount: failures });
	return Date.now() - begun;
}

test("what failed is requested again after a time that doubles, up to a minute", async () => {
	for (const [failures, most] of [
		[1, 2000],
		[2, 4000],
		[5, 32_000],
		[6, 60_000],
		[40, 60_000],
	] as const)
		expect(await waitAfter(failures, 1), `${failures} failures`).toBe(most);
});

test("half of that time is by chance, so that many browsers do not come back in step", async () => {
	expect(await waitAfter(1, 0)).toBe(1000);
	expect(await waitAfter(1, 0.5)).toBe(1500);
});

test("a response is requested again when its reader comes back, and never by the clock, unless an adapter says so", () => {
	expect(swrPolicy({})).toMatchObject({ revalidateOnFocus: true, refreshInterval: 0 });
	expect(swrPolicy({ onFocus: false, everyMs: 500 })).toMatchObject({ revalidateOnFocus: false, refreshInterval: 500 });
});
