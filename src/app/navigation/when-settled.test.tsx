import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenSettled } from "./when-settled.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("acts once, at the first sign of life", () => {
	const act = vi.fn(async () => {});
	whenSettled(act);
	expect(act).not.toHaveBeenCalled();
	window.dispatchEvent(new Event("pointermove"));
	window.dispatchEvent(new Event("keydown"));
	vi.advanceTimersByTime(20_000);
	expect(act).toHaveBeenCalledOnce();
});

it("acts ten seconds after the load where nobody stirs", () => {
	const act = vi.fn(async () => {});
	whenSettled(act);
	vi.advanceTimersByTime(9_900);
	expect(act).not.toHaveBeenCalled();
	vi.advanceTimersByTime(200);
	expect(act).toHaveBeenCalledOnce();
});

it("does not act once it is given up", () => {
	const act = vi.fn(async () => {});
	const given = new AbortController();
	whenSettled(act, given.signal);
	given.abort();
	window.dispatchEvent(new Event("keydown"));
	vi.advanceTimersByTime(20_000);
	expect(act).not.toHaveBeenCalled();
});

it("tries again with the connection what failed without one", async () => {
	const act = vi.fn(async () => {});
	act.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	whenSettled(act);
	window.dispatchEvent(new Event("keydown"));
	await vi.advanceTimersByTimeAsync(0);
	expect(act).toHaveBeenCalledOnce();
	window.dispatchEvent(new Event("online"));
	expect(act).toHaveBeenCalledTimes(2);
});
