import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** As in a page that has just been loaded. */
async function loadedAnew() {
	vi.resetModules();
	return (await import("./when-settled.ts")).whenSettled;
}

/** What follows a sign of life has been done. */
const done = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("acts once, at the first sign of life", async () => {
	const whenSettled = await loadedAnew();
	const act = vi.fn(async () => {});
	whenSettled(act);
	await done();
	expect(act).not.toHaveBeenCalled();
	window.dispatchEvent(new Event("pointermove"));
	window.dispatchEvent(new Event("keydown"));
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).toHaveBeenCalledOnce();
});

it("acts ten seconds after the load where nobody stirs", async () => {
	const whenSettled = await loadedAnew();
	const act = vi.fn(async () => {});
	whenSettled(act);
	await vi.advanceTimersByTimeAsync(9_900);
	expect(act).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(200);
	expect(act).toHaveBeenCalledOnce();
});

it("acts at once where somebody has stirred before there was anything to do", async () => {
	const whenSettled = await loadedAnew();
	whenSettled(async () => {});
	window.dispatchEvent(new Event("pointermove"));
	await done();
	const act = vi.fn(async () => {});
	whenSettled(act);
	await done();
	expect(act).toHaveBeenCalledOnce();
});

it("does not act once it is given up", async () => {
	const whenSettled = await loadedAnew();
	const act = vi.fn(async () => {});
	const given = new AbortController();
	whenSettled(act, given.signal);
	given.abort();
	window.dispatchEvent(new Event("keydown"));
	await vi.advanceTimersByTimeAsync(20_000);
	expect(act).not.toHaveBeenCalled();
});

it("tries again with the connection what failed without one", async () => {
	const whenSettled = await loadedAnew();
	const act = vi.fn(async () => {});
	act.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	whenSettled(act);
	window.dispatchEvent(new Event("keydown"));
	await done();
	expect(act).toHaveBeenCalledOnce();
	window.dispatchEvent(new Event("online"));
	expect(act).toHaveBeenCalledTimes(2);
});
